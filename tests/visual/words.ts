import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** The file that stores the text of a story between showing and searching it. */
function wordsFile(storyId: string): URL {
  return new URL(`../../node_modules/.cache/visual/words/${storyId}.txt`, import.meta.url)
}

export function saveWords(storyId: string, words: string): void {
  const file = wordsFile(storyId)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, words)
}

/** The stored text of a story as one line, because line breaks depend on layout. */
export function wordsOf(storyId: string): string {
  return readFileSync(wordsFile(storyId), 'utf8').replace(/\s+/g, ' ')
}
