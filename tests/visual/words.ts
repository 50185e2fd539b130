import { readFileSync } from 'node:fs'

/** The file that stores the text of a story between showing and searching it. */
export function wordsFile(storyId: string): URL {
  return new URL(`../../node_modules/.cache/visual/words/${storyId}.txt`, import.meta.url)
}

/** The text of a story as one line, because line breaks depend on layout. */
export function wordsOf(storyId: string): string {
  return readFileSync(wordsFile(storyId), 'utf8').replace(/\s+/g, ' ')
}
