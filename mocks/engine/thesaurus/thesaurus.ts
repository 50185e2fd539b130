import { stem } from '../text/stemmers.ts'
import { IRREGULAR, RELATED, WORDS } from './english.gen.ts'
import { EQUAL_WORDS } from './equalWords.ts'
import { weightOfLevel } from './levels.ts'
import { otherSpellings } from './spellings.ts'

/** Another form, spelling or abbreviation of a word. */
const SAME_WORD = 0.95
const EQUAL_WORD = 0.8
/** A particle belongs to a verb at most this many words before it: 'look the documents up'. */
const MAX_PARTICLE_DISTANCE = 3
/** Endings of regular forms with what stands in the word instead, the longest first. */
const ENDINGS: readonly (readonly [ending: string, replacements: readonly string[]])[] = [
  ['iest', ['y']],
  ['ies', ['y', 'ie']],
  ['ied', ['y', 'ie']],
  ['ier', ['y']],
  ['ing', ['', 'e']],
  ['est', ['', 'e']],
  ['ed', ['', 'e']],
  ['er', ['', 'e']],
  ['es', ['', 'e']],
  ['s', ['']],
]

interface Table {
  readonly words: readonly string[]
  readonly related: readonly string[]
  readonly numbers: ReadonlyMap<string, number>
  readonly lemmasOfForm: ReadonlyMap<string, readonly string[]>
  readonly formsOfLemma: ReadonlyMap<string, readonly string[]>
}

let table: Table | undefined

/** Divided into its entries with the first question. */
function loadTable(): Table {
  if (table !== undefined) return table
  const words = WORDS.split(',')
  const pairs = IRREGULAR.split(',').map((pair) => pair.split(' ') as [form: string, lemma: string])
  table = {
    words,
    related: RELATED.split(','),
    numbers: new Map(words.map((word, i) => [word, i])),
    lemmasOfForm: groups(pairs),
    formsOfLemma: groups(pairs.map(([form, lemma]) => [lemma, form])),
  }
  return table
}

function groups(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const [key, value] of pairs) all.set(key, [...(all.get(key) ?? []), value])
  return all
}

/** Whether a word in lower case is a frequent English word or a form of one. */
export function isEnglishWord(word: string): boolean {
  return lemmasOf(word).length > 0
}

/** How many English words are more frequent; infinite for a word that is not in the list. */
export function frequencyRank(word: string): number {
  const { numbers } = loadTable()
  return Math.min(...lemmasOf(word).map((lemma) => numbers.get(lemma) ?? Number.POSITIVE_INFINITY))
}

/**
 * The stems of words that mean nearly the same as an English word in lower case, each with a weight below 1: other forms and
 * spellings, abbreviations, synonyms, derived words and, less, kinds of it.
 *
 * @param following the words after it in the question, for verbs with a particle
 */
export function relatedStems(word: string, following: readonly string[]): ReadonlyMap<string, number> {
  const { formsOfLemma, numbers } = loadTable()
  const own = stem(word, 'en')
  const result = new Map<string, number>()
  const add = (other: string, weight: number): void => {
    for (const form of [other, ...(formsOfLemma.get(other) ?? [])]) {
      const found = stem(form, 'en')
      if (found !== own && weight > (result.get(found) ?? 0)) result.set(found, weight)
    }
  }
  for (const spelling of otherSpellings(word)) add(spelling, SAME_WORD)
  for (const equal of EQUAL_WORDS.get(word) ?? []) add(equal, EQUAL_WORD)
  for (const lemma of lemmasOf(word)) {
    add(lemma, SAME_WORD)
    for (const equal of EQUAL_WORDS.get(lemma) ?? []) add(equal, EQUAL_WORD)
    for (const [other, weight] of relatedOf(lemma)) add(other, weight)
    for (const particle of following.slice(0, MAX_PARTICLE_DISTANCE)) {
      const verb = `${lemma} ${particle}`
      if (numbers.has(verb)) for (const [other, weight] of relatedOf(verb)) add(other, weight)
    }
  }
  return result
}

/** The words of the table from which a word may be inflected. */
function lemmasOf(word: string): readonly string[] {
  const { numbers, lemmasOfForm } = loadTable()
  const found = new Set(lemmasOfForm.get(word))
  if (numbers.has(word)) found.add(word)
  for (const [ending, replacements] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue
    const base = word.slice(0, -ending.length)
    for (const replacement of replacements) if (numbers.has(base + replacement)) found.add(base + replacement)
    // 'stopped', 'bigger'
    if (base.at(-1) === base.at(-2) && numbers.has(base.slice(0, -1))) found.add(base.slice(0, -1))
  }
  return [...found]
}

/** An entry such as 'B1f 2aC9': after the letter of a weight the numbers of words, in base 36. */
function relatedOf(word: string): readonly (readonly [word: string, weight: number])[] {
  const { words, related, numbers } = loadTable()
  const entry = related[numbers.get(word) ?? -1] ?? ''
  return Array.from(entry.matchAll(/([A-Z])([\da-z ]+)/g)).flatMap(([, level = '', list = '']) =>
    list
      .split(' ')
      .map((number) => [words[Number.parseInt(number, 36)] ?? '', weightOfLevel(level)] as const),
  )
}
