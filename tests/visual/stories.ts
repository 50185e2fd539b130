import { readFileSync } from 'node:fs'

export interface StoryEntry {
  id: string
  title: string
  name: string
  importPath: string
  type: 'story' | 'docs'
  tags: string[]
}

/**
 * The stories of the built Storybook that have a visible result: without docs pages and without stories tagged
 * `behavior`, which only the story tests run.
 */
export function builtStories(): StoryEntry[] {
  const index: { entries: Record<string, StoryEntry> } = JSON.parse(
    readFileSync(new URL('../../dist/storybook/index.json', import.meta.url), 'utf8'),
  )
  return Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && !tags.includes('behavior'),
  )
}

/** Stories that are pictured on phones only, by title and name. The sessions of the chat look like `Blank` on desktops. */
const ONLY_ON_PHONES = /Components\/.*: (Default|Stress)$|Flows\/Chat: Sessions On Phone$/

/**
 * Whether a story is compared with a picture. Live stories are not, because the picture of a running app is not
 * reproducible.
 */
export function isPictured({ title, name, tags }: StoryEntry, onDesktop: boolean): boolean {
  return !tags.includes('live') && !(onDesktop && ONLY_ON_PHONES.test(`${title}: ${name}`))
}

/** Whether a story is the first of its file. */
export function isFirst({ id, title }: StoryEntry, stories: readonly StoryEntry[]): boolean {
  return stories.find((story) => story.title === title)?.id === id
}
