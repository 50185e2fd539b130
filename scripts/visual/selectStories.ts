import type { StoryEntry } from '../../tests/visual/stories.ts'

/** The title and name of a story, for example `Flows/Chat: Delete`. */
export function fullName({ title, name }: Pick<StoryEntry, 'title' | 'name'>): string {
  return `${title}: ${name}`
}

/**
 * The stories whose full name or id contains one of the words or is one of the names, in any case.
 * @throws Error naming the first word or name that no story has.
 */
export function selectByName<Story extends StoryEntry>(
  stories: readonly Story[],
  { words, names }: { words: readonly string[]; names: readonly string[] },
): Story[] {
  const wanted = [
    ...words.map((word) => ({ text: word, matches: matcher(word, (text, part) => text.includes(part)) })),
    ...names.map((name) => ({ text: name, matches: matcher(name, (text, whole) => text === whole) })),
  ]
  const unknown = wanted.find(({ matches }) => !stories.some(matches))
  if (unknown) throw new Error(`No story with a picture is named "${unknown.text}".`)
  return stories.filter((story) => wanted.some(({ matches }) => matches(story)))
}

function matcher(text: string, compare: (text: string, wanted: string) => boolean) {
  const wanted = text.toLowerCase()
  return (story: StoryEntry) =>
    [fullName(story), story.id].some((candidate) => compare(candidate.toLowerCase(), wanted))
}
