import { readFileSync } from 'node:fs'

export interface StoryEntry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
}

/** The stories of the built catalogue, docs pages left out. */
export function builtStories(): StoryEntry[] {
  const index: { entries: Record<string, StoryEntry> } = JSON.parse(
    readFileSync(new URL('../../dist/storybook/index.json', import.meta.url), 'utf8'),
  )
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}
