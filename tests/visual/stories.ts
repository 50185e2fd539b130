import { readFileSync } from 'node:fs'

export interface StoryEntry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  tags: string[]
}

/** The stories of the built catalogue, docs pages left out. */
export function builtStories(): StoryEntry[] {
  const index: { entries: Record<string, StoryEntry> } = JSON.parse(
    readFileSync(new URL('../../dist/storybook/index.json', import.meta.url), 'utf8'),
  )
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}

/**
 * Whether a story is compared as a picture. Its words are read in any case. Not where it runs on timers
 * (`moving`: no two pictures are the same), nor where it only tries what a component does (`behaviour`).
 */
export function hasPicture({ tags }: StoryEntry): boolean {
  return !tags.includes('moving') && !tags.includes('behaviour')
}
