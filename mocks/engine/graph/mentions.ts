import type { NodeType } from '../types.ts'
import type { Token } from './token.ts'

/** A name, a term, a date or a quantity in a sentence. */
export interface Mention {
  /** Its words in lower case, without accents, the last in the singular: 'Memory traces' and 'memory trace' are one node. */
  readonly node: string
  readonly name: string
  readonly type: NodeType
  /** Positions in the sentence's tokens; `to` is exclusive. */
  readonly from: number
  readonly to: number
}

/** The node of adjacent words. */
export function nodeOf(tokens: readonly Token[]): string {
  const words: string[] = []
  for (const { folded } of tokens) words.push(...partsOf(folded))
  words.push(singularOf(words.pop() ?? ''))
  return words.join(' ')
}

/** The parts of a word between hyphens and full stops. */
function partsOf(word: string): string[] {
  return /[-.]/.test(word) ? word.split(/[-.]/).filter((part) => part !== '') : [word]
}

/** The text from the first to the last token, without punctuation around it. */
export function textOf(sentence: string, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first === undefined || last === undefined ? '' : sentence.slice(first.start, last.end)
}

const IRREGULAR_SINGULARS: ReadonlyMap<string, string> = new Map([
  ['people', 'person'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['mice', 'mouse'],
  ['criteria', 'criterion'],
  ['phenomena', 'phenomenon'],
  ['indices', 'index'],
  ['matrices', 'matrix'],
  ['analyses', 'analysis'],
  ['hypotheses', 'hypothesis'],
  ['series', 'series'],
  ['species', 'species'],
])

/** The singular of a lower-case English noun, by its ending. */
function singularOf(word: string): string {
  const irregular = IRREGULAR_SINGULARS.get(word)
  if (irregular !== undefined) return irregular
  if (!word.endsWith('s')) return word
  if (word.length < 4 || !/[^su]s$/.test(word) || /(?:is|ous|news)$/.test(word)) {
    return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word
  }
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
