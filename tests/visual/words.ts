import { readFileSync } from 'node:fs'

/** Where the words of a story are kept between showing it and looking for the quoted texts. */
export function wordsFile(storyId: string): URL {
  return new URL(`../../node_modules/.cache/visual/words/${storyId}.txt`, import.meta.url)
}

/** The words of a story as one line: how a text is broken into lines and parts is the layout's business. */
export function wordsOf(storyId: string): string {
  return readFileSync(wordsFile(storyId), 'utf8').replace(/\s+/g, ' ')
}
