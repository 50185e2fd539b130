import type { DocumentStore } from '../../documentStore.ts'
import { isStatedLater } from '../../selection/later.ts'
import { createStatedOf } from '../../selection/stated.ts'
import { nameTerms } from '../places/documentsNamed.ts'
import { askedChanges } from './askedChanges.ts'

type Pair = readonly [string, string]
/** A document's id and the words of its name and title. */
interface Named {
  readonly id: string
  readonly filename: string
  readonly terms: readonly string[]
  /** What versions of one document have in common; '' if there is nothing. */
  readonly bases: readonly string[]
}

/** A word of a name that versions of one document do not share. */
const OF_VERSION = /^(?:version|edition|edit|draft|revis|rev|final|old|new|copi|first|second|third)$|\d/

/**
 * The ids of the two documents whose differences a question asks for, `unnamed` if it leaves open which ones; null for other
 * questions.
 */
export function comparedDocuments(
  question: string,
  store: DocumentStore,
  includes: (documentId: string) => boolean,
): Pair | 'unnamed' | null {
  const readings = askedChanges(question)
  const names = readings.length === 0 ? [] : namesIn(store, includes)
  if (names.length < 2) return null
  for (const { first, second } of readings) {
    if (first === null && second === null) {
      const pair = onlyPair(names)
      return pair === null ? 'unnamed' : inOrder(pair, store)
    }
    if (first !== null && second !== null) {
      const [own, other] = [called(first, names), called(second, names)]
      const [one, others] = [own[0], other.filter(({ id }) => id !== own[0]?.id)]
      if (own.length === 1 && others.length === 1) return pairOf(one, others[0])
    } else {
      const found = called(first ?? second ?? '', names)
      const [one] = found
      const others = names.length === 2 ? names : names.filter((other) => one && areVersions(one, other))
      const pair = found.length === 1 ? [...found, ...others.filter((other) => other !== one)] : found
      if (pair.length === 2) return inOrder(pairOf(...pair), store)
    }
  }
  return null
}

function namesIn({ documents }: DocumentStore, includes: (documentId: string) => boolean): Named[] {
  return [...documents]
    .filter(([id]) => includes(id))
    .map(([id, { extracted }]) => {
      const filename = extracted.filename.replace(/\.\w+$/, '')
      const [ofFile, ofTitle] = [nameTerms(filename), nameTerms(extracted.title)]
      const bases = [ofFile, ofTitle].map((terms) => terms.filter((term) => !OF_VERSION.test(term)).join(' '))
      return { id, filename: filename.toLowerCase(), terms: [...ofFile, ...ofTitle], bases }
    })
}

/** The documents with all words of a name, those with its words in the same order first. */
function called(name: string, names: readonly Named[]): Named[] {
  const plain = name.replace(/["'“”‘’«»]/g, '').replace(/\.(?:md|txt|pdf|docx)$/i, '')
  const exact = names.filter(({ filename }) => filename === plain.toLowerCase())
  if (exact.length > 0) return exact
  const all = nameTerms(plain)
  for (const asked of [all, all.filter((term) => !OF_VERSION.test(term) || /\d/.test(term))]) {
    const found =
      asked.length === 0 ? [] : names.filter(({ terms }) => asked.every((one) => terms.includes(one)))
    const inOrder = found.filter(({ terms }) => terms.join(' ').includes(asked.join(' ')))
    if (found.length > 0) return inOrder.length > 0 ? inOrder : found
  }
  return []
}

function areVersions(a: Named, b: Named): boolean {
  return a.bases.some((base) => base !== '' && b.bases.includes(base))
}

/** The two documents if there are no others, or the only two that are versions of one document. */
function onlyPair(names: readonly Named[]): Pair | null {
  if (names.length === 2) return pairOf(...names)
  const pairs = names.flatMap((one, i) =>
    names.slice(i + 1).flatMap((other) => (areVersions(one, other) ? [pairOf(one, other)] : [])),
  )
  return pairs.length === 1 ? (pairs[0] ?? null) : null
}

function pairOf(...[first, second]: readonly (Named | undefined)[]): Pair {
  return [first?.id ?? '', second?.id ?? '']
}

/** The earlier one first, by version, date or upload. */
function inOrder([a, b]: Pair, store: DocumentStore): Pair {
  const order = [...store.documents.keys()]
  const [first, second] = order.indexOf(a) < order.indexOf(b) ? [a, b] : [b, a]
  const [x, y] = [first, second].map((id) => {
    const passage = store.documents.get(id)?.passages[0]
    const sentence = passage && store.featuresOf(passage).sentences[0]
    return passage && sentence && { passage, sentence }
  })
  return x && y && isStatedLater(x, y, createStatedOf(store)) ? [second, first] : [first, second]
}
