import type { HelpQuestion } from './helpQuestions.ts'
import { HELP_CATEGORIES } from './helpQuestions.ts'

/** A stretch of text, and whether the search found it. */
export interface Piece {
  readonly text: string
  readonly isFound: boolean
}

/** A character without its accents and capitals; how long that is does not matter, only what it is made of. */
const folded = (character: string) => character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const fold = (text: string) => Array.from(text, folded).join('')

/** A character with the accents that follow it. */
const SIGN = /.\p{M}*/gsu

/** The words that are looked for, each once, without accents and capitals. */
function wordsOf(search: string): string[] {
  return [...new Set(fold(search).split(/\s+/).filter(Boolean))]
}

/** What a category is called. */
function categoryName({ category }: HelpQuestion): string {
  return HELP_CATEGORIES.find(({ id }) => id === category)?.name ?? ''
}

/** The questions with every word of the search in question, answer or category; all of them where it is blank. */
export function findQuestions(questions: readonly HelpQuestion[], search: string): readonly HelpQuestion[] {
  const words = wordsOf(search)
  return questions.filter((entry) => {
    const text = fold(`${entry.question}\n${entry.answer}\n${categoryName(entry)}`)
    return words.every((word) => text.includes(word))
  })
}

/** The text in stretches, the words of the search apart from the rest. Put together again they are the text. */
export function piecesOf(text: string, search: string): Piece[] {
  const characters = text.match(SIGN) ?? []
  const isFound = foundAt(characters, wordsOf(search))
  const pieces: { text: string; isFound: boolean }[] = []
  characters.forEach((character, place) => {
    const last = pieces.at(-1)
    if (last !== undefined && last.isFound === isFound[place]) last.text += character
    else pieces.push({ text: character, isFound: isFound[place] ?? false })
  })
  return pieces
}

/** For every character whether it belongs to one of the words. */
function foundAt(characters: readonly string[], words: readonly string[]): boolean[] {
  const isFound = characters.map(() => false)
  // Which character each unit of the folded text came from.
  const origins: number[] = []
  let whole = ''
  characters.forEach((character, place) => {
    const part = folded(character)
    whole += part
    for (let unit = 0; unit < part.length; unit += 1) origins.push(place)
  })
  for (const word of words)
    for (let at = whole.indexOf(word); at !== -1; at = whole.indexOf(word, at + word.length))
      for (const place of origins.slice(at, at + word.length)) isFound[place] = true
  return isFound
}
