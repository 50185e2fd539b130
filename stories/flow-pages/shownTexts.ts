import type { StateStory } from './stateStories.ts'

interface ShownStory extends StateStory {
  text: string
}

let shown: readonly ShownStory[] = []
const listeners = new Set<() => void>()

export function recordText(story: StateStory, text: string): void {
  const others = shown.filter(({ storyId }) => storyId !== story.storyId)
  shown = [...others, { ...story, text: oneLine(text) }]
  for (const listener of listeners) listener()
}

/** The stories shown so far, for `useSyncExternalStore`. */
export const shownStories = {
  get: () => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The stories that show a message, in which `{…}` is any text. */
export function storiesWith(message: string, stories: readonly ShownStory[]): StateStory[] {
  const literals = oneLine(message)
    .split('{…}')
    .map((part) => part.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&'))
  const pattern = new RegExp(literals.join('.+?'))
  return stories.filter(({ text }) => pattern.test(text))
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
