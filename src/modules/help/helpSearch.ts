import { containsWords, foldText, searchWords } from '../../lib/text/search.ts'
import { HELP_CATEGORIES, type HelpQuestion } from './helpQuestions.ts'

export interface TextSegment {
  readonly text: string
  readonly isMatch: boolean
}

/** A character with its combining accents. */
const CHARACTER = /.\p{M}*/gsu

function categoryName({ category }: HelpQuestion): string {
  return HELP_CATEGORIES.find(({ id }) => id === category)?.name ?? ''
}

/** The questions that contain every word of the query in question, answer or category. A blank query matches all. */
export function findQuestions(questions: readonly HelpQuestion[], query: string): readonly HelpQuestion[] {
  const words = searchWords(query)
  return questions.filter((entry) =>
    containsWords(foldText(`${entry.question}\n${entry.answer}\n${categoryName(entry)}`), words),
  )
}

/** Splits the text into matching and other segments. Joined, they are the text. */
export function splitMatches(text: string, query: string): TextSegment[] {
  const characters = text.match(CHARACTER) ?? []
  const isMatch = findMatches(characters, searchWords(query))
  const segments: { text: string; isMatch: boolean }[] = []
  characters.forEach((character, index) => {
    const last = segments.at(-1)
    if (last !== undefined && last.isMatch === isMatch[index]) last.text += character
    else segments.push({ text: character, isMatch: isMatch[index] ?? false })
  })
  return segments
}

/** Whether each character belongs to one of the words. */
function findMatches(characters: readonly string[], words: readonly string[]): boolean[] {
  const isMatch = characters.map(() => false)
  // The index of the character for each code unit of the folded text: folding can change the length.
  const characterIndexes: number[] = []
  let folded = ''
  characters.forEach((character, index) => {
    const part = foldText(character)
    folded += part
    for (let unit = 0; unit < part.length; unit += 1) characterIndexes.push(index)
  })
  for (const word of words)
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
      for (const index of characterIndexes.slice(at, at + word.length)) isMatch[index] = true
  return isMatch
}
