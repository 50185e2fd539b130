import { readFileSync } from 'node:fs'

export interface StoryEntry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  tags: string[]
}

/**
 * The stories of the built catalogue that stand still: docs pages are left out, and so are those tagged 'moving',
 * which run on timers and are checked by their play functions.
 */
export function builtStories(): StoryEntry[] {
  const index: { entries: Record<string, StoryEntry> } = JSON.parse(
    readFileSync(new URL('../../dist/storybook/index.json', import.meta.url), 'utf8'),
  )
  return Object.values(index.entries).filter(({ type, tags }) => type === 'story' && !tags.includes('moving'))
}
