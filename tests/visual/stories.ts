import { readFileSync } from 'node:fs'

export interface StoryEntry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  tags: string[]
}

/**
 * The stories of the built catalogue that show something: docs pages are left out, and so are stories that only try
 * what a component does (`behaviour`), which the story tests run.
 */
export function builtStories(): StoryEntry[] {
  const index: { entries: Record<string, StoryEntry> } = JSON.parse(
    readFileSync(new URL('../../dist/storybook/index.json', import.meta.url), 'utf8'),
  )
  return Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && !tags.includes('behaviour'),
  )
}

/** Whether a story runs on timers: it is shown and its words are read, but no picture of it is the same twice. */
export function isMoving({ tags }: StoryEntry): boolean {
  return tags.includes('moving')
}

/** Stories that are shown on phones alone, by title and name. */
export const ONLY_ON_PHONES = /Components\/.*: (Default|Stress)$/

/** Whether a story is the first of its page in the catalogue. */
export function isFirst({ id, title }: StoryEntry, stories: readonly StoryEntry[]): boolean {
  return stories.find((story) => story.title === title)?.id === id
}
