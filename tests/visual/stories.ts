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
    ({ type, tags }) => type === 'story' && !tags.includes('behavior'),
  )
}

/** Stories that are pictured on phones alone, by title and name. */
const ONLY_ON_PHONES = /Components\/.*: (Default|Stress)$/

/**
 * Whether a story is compared with its picture. One that runs on timers never is: no picture of it is the same twice.
 */
export function isPictured({ title, name, tags }: StoryEntry, onDesktop: boolean): boolean {
  return !tags.includes('moving') && !(onDesktop && ONLY_ON_PHONES.test(`${title}: ${name}`))
}

/** Whether a story is the first of its page in the catalogue. */
export function isFirst({ id, title }: StoryEntry, stories: readonly StoryEntry[]): boolean {
  return stories.find((story) => story.title === title)?.id === id
}
