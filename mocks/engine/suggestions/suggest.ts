import type { DocumentStore, StoredPassage } from '../documentStore.ts'
import { GENERIC_NOUNS } from '../graph/lexicon/genericWords.ts'
import type { SuggestedQuestion } from '../types.ts'
import type { Candidate, Pattern } from './candidate.ts'
import { candidatesIn } from './candidates.ts'
import { withConflictingValues } from './conflictingValues.ts'
import type { Verification } from './verification.ts'
import type { Verified } from './verify.ts'

const MAX_SUGGESTIONS = 4
/** Only the newest documents and a part of each are read, so that the time does not grow with the library. */
const MAX_DOCUMENTS = 12
const MAX_PASSAGES = 40
/** Maximum questions asked to find one of a kind. */
const MAX_ATTEMPTS = 5
/** The patterns of the questions that fill up the list, the most interesting first. */
const FILLING: readonly Pattern[] = [
  'procedure',
  'condition',
  'reason',
  'effect',
  'definition',
  'section',
  'person',
  'object',
  'amount',
  'time',
]
const ABOUT_CONCEPT: ReadonlySet<Pattern> = new Set(['definition', 'effect', 'object'])
/** A definition says more about a concept than another sentence. */
const DEFINITION_FACTOR = 4

interface Choice {
  readonly suggestion: SuggestedQuestion
  readonly documentId: string
  /** Null for a question about a whole document. */
  readonly pattern: Pattern | null
}

/**
 * Questions for a new chat, of different kinds and, where possible, about different documents. Each has been asked and is
 * answered. Yields after each step, see `runInSlices`.
 */
export function* suggestQuestions(
  store: DocumentStore,
  verification: Verification,
): Generator<void, SuggestedQuestion[]> {
  const candidates: Candidate[] = []
  for (const { passages } of [...store.documents.values()].slice(-MAX_DOCUMENTS).reverse()) {
    for (const passage of spread(passages, MAX_PASSAGES)) {
      candidates.push(...candidatesIn(passage, store))
      yield
    }
  }
  const chosen: Choice[] = []

  /** Chooses the first candidate that the documents answer, from a document that is not used yet if there is one. */
  function* choose(
    kind: SuggestedQuestion['kind'],
    from: readonly Candidate[],
    isFit: (verified: Verified) => boolean,
  ): Generator<void, void> {
    const isUsed = ({ passage }: Candidate): boolean =>
      chosen.some(({ documentId }) => documentId === passage.documentId)
    const isNew = ({ question }: Candidate): boolean =>
      chosen.every(({ suggestion }) => suggestion.question !== question)
    const ordered = [...from.filter((each) => !isUsed(each)), ...from.filter(isUsed)].filter(isNew)
    for (const candidate of ordered.slice(0, MAX_ATTEMPTS)) {
      const verified = verification.of(candidate)
      yield
      if (verified === null || !isFit(verified)) continue
      const { question, passage, pattern } = candidate
      const filenames = verified.isContradicted ? verified.filenames.slice(0, 2) : [passage.filename]
      chosen.push({ suggestion: { question, kind, filenames }, documentId: passage.documentId, pattern })
      return
    }
  }

  const isAgreed = ({ isContradicted }: Verified): boolean => !isContradicted
  yield* choose(
    'contradiction',
    withConflictingValues(candidates, store),
    (verified) => verified.isContradicted,
  )
  yield* choose('concept', byConnections(candidates, store), isAgreed)
  const newest = newestDocument(store, verification)
  yield
  if (newest !== null) chosen.push(newest)
  else {
    const newestId = [...store.documents.keys()].at(-1)
    const about = candidates.filter(({ passage }) => passage.documentId === newestId)
    yield* choose('document', about, isAgreed)
  }
  const procedures = candidates.filter(({ pattern }) => pattern === 'procedure')
  yield* choose('procedure', procedures, isAgreed)
  for (let count = -1; chosen.length < MAX_SUGGESTIONS && count < chosen.length; ) {
    count = chosen.length
    // A kind of sentence that has not been used yet first.
    const isUsed = (pattern: Pattern): boolean => chosen.some((choice) => choice.pattern === pattern)
    const patterns = [...FILLING.filter((pattern) => !isUsed(pattern)), ...FILLING.filter(isUsed)]
    const rest = patterns.flatMap((pattern) =>
      candidates.filter((candidate) => candidate.pattern === pattern),
    )
    yield* choose('fact', rest, isAgreed)
  }
  return chosen.map(({ suggestion }) => suggestion)
}

/** Items at equal distances. */
function spread(passages: readonly StoredPassage[], limit: number): StoredPassage[] {
  const step = Math.max(1, passages.length / limit)
  return passages.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
}

/** The candidates that name a concept, that with the most connections first. */
function byConnections(candidates: readonly Candidate[], { graph }: DocumentStore): Candidate[] {
  const connections = new Map<string, number>()
  const connectionsOf = (node: string): number => {
    const known = connections.get(node) ?? graph.relationshipsOf(node).length
    connections.set(node, known)
    return known
  }
  return candidates
    .filter(({ pattern }) => ABOUT_CONCEPT.has(pattern))
    .map((candidate) => {
      const question = candidate.question.toLowerCase()
      const named = graph
        .nodesIn(candidate.passage.id)
        .filter(
          (node) =>
            isConcept(graph.typeOf(node), graph.nameOf(node)) &&
            question.includes(graph.nameOf(node).toLowerCase()),
        )
      const factor = candidate.pattern === 'definition' ? DEFINITION_FACTOR : 1
      return { candidate, score: factor * Math.max(0, ...named.map(connectionsOf)) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate)
}

function isConcept(type: string, name: string): boolean {
  return (
    type !== 'date' && type !== 'quantity' && type !== 'document' && !GENERIC_NOUNS.has(name.toLowerCase())
  )
}

const MAX_NAME_LENGTH = 60
/** A shorter document has no main points. */
const MIN_SENTENCES = 4

/** 'What are the main points of “Night log, week 14”?' The title is quoted, so that it may be in any language. */
function newestDocument(store: DocumentStore, verification: Verification): Choice | null {
  const [documentId, newest] = [...store.documents].at(-1) ?? []
  if (documentId === undefined || newest === undefined) return null
  const { title, filename } = newest.extracted
  const sentences = newest.passages
    .slice(0, MIN_SENTENCES)
    .flatMap((passage) => store.featuresOf(passage).sentences)
  if (sentences.length < MIN_SENTENCES) return null
  for (const name of isFromFilename(title, filename) ? [filename] : [title, filename]) {
    if (name.trim() === '' || name.length > MAX_NAME_LENGTH || /[“”"\n]/.test(name)) continue
    const question = `What are the main points of “${name.trim()}”?`
    const verified = verification.ofText(question)
    if (verified?.filenames[0] === filename && verified.filenames.length === 1)
      return { suggestion: { question, kind: 'document', filenames: [filename] }, documentId, pattern: null }
  }
  return null
}

/** Documents without a title are named after their file. */
function isFromFilename(title: string, filename: string): boolean {
  const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  return lettersOf(filename).startsWith(lettersOf(title))
}
