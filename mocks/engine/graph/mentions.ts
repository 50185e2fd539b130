import { quantities } from '../text/quantities.ts'
import { STOP_WORDS } from '../text/stopWords.ts'
import { stem, type Word } from '../text/terms.ts'
import type { NodeType } from '../types.ts'
import type { TokenizedSentence } from './tokenizedSentence.ts'

/** A name or a key term in a sentence. Offsets are relative to the sentence. */
export interface Mention {
  /** The stems of its words: 'memory trace' and 'Memory traces' are the same node. */
  readonly node: string
  readonly name: string
  readonly type: NodeType
  readonly start: number
  readonly end: number
}

const MAX_NAME_WORDS = 4
/** Lower-case words inside names, such as 'Bay of Biscay'. */
const NAME_PARTICLES = new Set(['of', 'de', 'van', 'von', 'der', 'la'])

/**
 * The names of a sentence: sequences of capitalized words, acronyms, and quantities with a known unit. A single
 * capitalized word at the start counts only if `isName` returns true for it.
 */
export function findNames(sentence: TokenizedSentence, isName: (folded: string) => boolean): Mention[] {
  const mentions: Mention[] = []
  for (const run of capitalizedSequences(sentence)) {
    const [first] = run
    if (first === undefined) continue
    const isAtStart = sentence.text.slice(0, first.start).trim() === '' && !isAcronym(first.text)
    const named = isAtStart && run.length > 1 && STOP_WORDS.has(first.folded) ? run.slice(1) : run
    const isTrusted = named.length > 1 || !isAtStart || isName(first.folded)
    const mention = isTrusted ? toMention(sentence.text, named) : null
    if (mention !== null) mentions.push(mention)
  }
  for (const { text, unit, start, end } of quantities(sentence.text)) {
    if (unit !== null && unit !== 'calendar year' && /\d/.test(text))
      mentions.push({ node: text.toLowerCase(), name: text, type: 'measure', start, end })
  }
  return mentions
}

function toMention(sentence: string, run: readonly Word[]): Mention | null {
  const first = run[0]
  const last = run.at(-1)
  if (first === undefined || last === undefined || run.every((word) => STOP_WORDS.has(word.folded)))
    return null
  if (last.folded.length < 2) return null
  return {
    node: run.map((word) => stem(word.folded)).join(' '),
    name: sentence.slice(first.start, last.end).replace(/['’]s$/, ''),
    type: run.length === 1 && isAcronym(first.text) ? 'acronym' : 'entity',
    start: first.start,
    end: last.end,
  }
}

/** Adjacent capitalized words, with particles between them. */
function capitalizedSequences(sentence: TokenizedSentence): Word[][] {
  const { text, words: all } = sentence
  // A heading or a warning in capitals contains no names.
  if (all.length > 2 && all.every((word) => isCapitalized(word.text) || /^\P{L}/u.test(word.text))) return []
  const runs: Word[][] = []
  let run: Word[] = []
  let links: Word[] = []
  const close = (): void => {
    if (run.length > 0) runs.push(run)
    run = []
    links = []
  }
  for (const word of all) {
    const previous = links.at(-1) ?? run.at(-1)
    const isApart = previous !== undefined && text.slice(previous.end, word.start) !== ' '
    if (isApart || run.length >= MAX_NAME_WORDS) close()
    if (isCapitalized(word.text) && word.folded !== 'i') {
      run.push(...links, word)
      links = []
    } else if (run.length > 0 && NAME_PARTICLES.has(word.folded) && links.length < 2) links.push(word)
    else close()
  }
  close()
  return runs
}

export function isCapitalized(text: string): boolean {
  return /^\p{Lu}/u.test(text)
}

function isAcronym(text: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}]{1,6}s?$/u.test(text)
}
