import { quantities } from '../text/quantities.ts'
import { STOP_WORDS } from '../text/stopWords.ts'
import { stem, type Word } from '../text/terms.ts'
import type { NodeType } from '../types.ts'
import type { TokenizedSentence } from './tokenizedSentence.ts'

/** A name or a term where a sentence says it. Offsets count from the sentence's start. */
export interface Mention {
  /** The stems of its words: 'memory trace' and 'Memory traces' are one node. */
  readonly node: string
  readonly name: string
  readonly type: NodeType
  readonly start: number
  readonly end: number
}

const MAX_NAME_WORDS = 4
/** Small words that may stand inside a name, as in 'Bay of Biscay'. */
const NAME_LINKS = new Set(['of', 'de', 'van', 'von', 'der', 'la'])

/**
 * The names of a sentence: runs of capitalised words, acronyms, and quantities with a known unit. A single
 * capitalised word that opens the sentence is none, unless `isName` knows it as one from elsewhere.
 */
export function nameMentions(sentence: TokenizedSentence, isName: (folded: string) => boolean): Mention[] {
  const mentions: Mention[] = []
  for (const run of capitalisedRuns(sentence)) {
    const [first] = run
    if (first === undefined) continue
    const opens = sentence.text.slice(0, first.start).trim() === '' && !isAcronym(first.text)
    const named = opens && run.length > 1 && STOP_WORDS.has(first.folded) ? run.slice(1) : run
    const isTrusted = named.length > 1 || !opens || isName(first.folded)
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

/** Capitalised words side by side, with the small words between two of them. */
function capitalisedRuns(sentence: TokenizedSentence): Word[][] {
  const { text, words: all } = sentence
  // A heading or a warning in capitals names nothing.
  if (all.length > 2 && all.every((word) => isCapitalised(word.text) || /^\P{L}/u.test(word.text))) return []
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
    if (isCapitalised(word.text) && word.folded !== 'i') {
      run.push(...links, word)
      links = []
    } else if (run.length > 0 && NAME_LINKS.has(word.folded) && links.length < 2) links.push(word)
    else close()
  }
  close()
  return runs
}

export function isCapitalised(text: string): boolean {
  return /^\p{Lu}/u.test(text)
}

function isAcronym(text: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}]{1,6}s?$/u.test(text)
}
