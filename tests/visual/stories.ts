import { readFileSync } from 'node:fs'

export interface StoryEntry {
  id: string
  title: string
  name: string
  importPath: string
  type: 'story' | 'docs'
  tags: string[]
}

/** The stories of the built Storybook, without docs pages. */
export function builtStories(): StoryEntry[] {
  const index: { entries: Record<string, StoryEntry> } = JSON.parse(
    readFileSync(new URL('../../dist/storybook/index.json', import.meta.url), 'utf8'),
  )
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}

/** Whether a story shows a design. Stories tagged `behavior` only check what happens. */
export function isDesign({ tags }: StoryEntry): boolean {
  return !tags.includes('behavior')
}

/**
 * Whether a story stands still after its play function. Live stories run the app, whose picture is not reproducible.
 */
export function isStill(story: StoryEntry): boolean {
  return isDesign(story) && !story.tags.includes('live')
}

/** Stories that are pictured on phones only, by title and name. The sessions of the chat look like `Blank` on desktops. */
const ONLY_ON_PHONES = /Components\/.*: (Default|Stress)$|Flows\/Chat: Sessions On Phone$/

/**
 * Whether a story that stands still is compared with a picture. The tag `no-picture` is for stories that look like
 * another one, or that show nothing.
 */
export function isPictured({ title, name, tags }: StoryEntry, onDesktop: boolean): boolean {
  return !tags.includes('no-picture') && !(onDesktop && ONLY_ON_PHONES.test(`${title}: ${name}`))
}

/** Whether a story is the first of its file with a picture. */
export function isFirst({ id, title }: StoryEntry, stories: readonly StoryEntry[]): boolean {
  const first = stories.find(
    (story) => story.title === title && isStill(story) && !story.tags.includes('no-picture'),
  )
  return first?.id === id
}
