import type { ConceptPassage, ConnectedConcept, Relationship } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { MENTIONED_WITH, toRelationSentence } from './conceptWords.ts'

/** Number of concepts that are requested and listed. A backend may return fewer. */
export const REQUESTED_CONCEPTS = 100
/** Number of concepts in the picture. */
const MAX_DRAWN = 40
/** Number of contradictions that are drawn in any case. */
const MAX_CONTRADICTIONS = 5
/** Smaller groups of connected concepts are listed only, unless they contain a contradiction or nothing else remains. */
const MIN_GROUP = 4
/** More lines would cover each other. */
const MAX_CONNECTIONS = 64

/** `states`: with a verb that is neither support nor a contradiction. `related`: mentioned together. */
export type ConnectionKind = 'supports' | 'contradicts' | 'states' | 'related'

export interface Connection {
  source: string
  target: string
  kind: ConnectionKind
  /** The verb of `states`; otherwise empty. */
  verb: string
}

/** A relationship of a concept as a sentence: 'Sleep strengthens memory.' */
export interface Statement {
  text: string
  kind: ConnectionKind
}

export interface Concept {
  name: string
  type: string
  /** 0 to 1. */
  salience: number
  connections: number
  /** Unique names of connected concepts. */
  neighbors: readonly string[]
  /** Its relationships, those with a verb first. */
  statements: readonly Statement[]
  /** Unique file names of its documents. */
  documents: readonly string[]
  /** Sentences of the documents that mention it. Optional on the wire. */
  passages: readonly ConceptPassage[]
}

/** Dates and amounts are only drawn. */
export const isListed = ({ type }: Pick<Concept, 'type'>): boolean => type !== 'date' && type !== 'quantity'

export interface ConceptMap {
  /** The strongest concepts, most connections first. */
  concepts: readonly Concept[]
  /** The names of those in the picture. */
  drawn: readonly string[]
  /** Between those in the picture, at most one per pair. */
  connections: readonly Connection[]
}

/**
 * Joins concepts and relationships. Sorted by connections, most first; one concept per name. Names come from documents,
 * so unsafe characters in them are replaced.
 */
export function createConceptMap(
  concepts: readonly ConnectedConcept[],
  relationships: readonly Relationship[],
): ConceptMap {
  const displayed = relationships.map(displayRelationship).filter(({ source, target }) => source !== target)
  const relationshipsOf = groupByConcept(displayed)
  const ordered = concepts
    .map((concept) => ({ ...concept, name: toDisplayName(concept.name) }))
    .toSorted((a, b) => b.connections - a.connections || b.salience - a.salience)
  const byName = new Map(ordered.toReversed().map((concept) => [concept.name, concept]))
  const named = ordered.filter((concept) => byName.get(concept.name) === concept)
  const strongest = selectConcepts(named, connectionsBetween(named, displayed))
  const found = connectionsBetween(strongest, displayed).slice(0, MAX_CONNECTIONS)
  const drawn = connectedNames(strongest, found)
  return {
    concepts: named.map((concept) => joinConcept(concept, relationshipsOf.get(concept.name) ?? [])),
    drawn: named.flatMap(({ name }) => (drawn.has(name) ? [name] : [])),
    connections: found.filter(({ source }) => drawn.has(source)),
  }
}

/** The concepts of a few contradictions and the strongest others, in the given order. */
function selectConcepts(
  concepts: readonly ConnectedConcept[],
  connections: readonly Connection[],
): readonly ConnectedConcept[] {
  const contradictions = connections.filter(({ kind }) => kind === 'contradicts').slice(0, MAX_CONTRADICTIONS)
  const needed = new Set(contradictions.flatMap(({ source, target }) => [source, target]))
  const others = concepts.filter(({ name }) => !needed.has(name)).slice(0, MAX_DRAWN - needed.size)
  return concepts.filter((concept) => needed.has(concept.name) || others.includes(concept))
}

function joinConcept(
  { name, type, salience, connections, documents, passages = [] }: ConnectedConcept,
  own: readonly Relationship[],
): Concept {
  return {
    name,
    type,
    salience,
    connections,
    neighbors: unique(own.map(({ source, target }) => (source === name ? target : source))),
    statements: statementsOf(own),
    documents: unique(documents ?? own.flatMap((relationship) => relationship.documents)),
    passages: passages.map((passage) => ({
      ...passage,
      text: toDisplayName(passage.text),
      filename: toDisplayName(passage.filename),
    })),
  }
}

function statementsOf(relationships: readonly Relationship[]): Statement[] {
  const statements = new Map(
    relationships.map((relationship) => [
      toRelationSentence(relationship),
      { text: toRelationSentence(relationship), kind: kindOf(relationship) },
    ]),
  )
  const rank = ({ kind }: Statement) => (kind === 'related' ? 1 : 0)
  return [...statements.values()].toSorted((a, b) => rank(a) - rank(b))
}

function kindOf({ relation, polarity }: Relationship): ConnectionKind {
  return relation === MENTIONED_WITH ? 'related' : (polarity ?? 'states')
}

const IMPORTANCE: Readonly<Record<ConnectionKind, number>> = {
  contradicts: 0,
  supports: 1,
  states: 2,
  related: 3,
}

/** One connection for each pair of the concepts: a contradiction before a relationship with a verb before others. */
function connectionsBetween(
  concepts: readonly ConnectedConcept[],
  relationships: readonly Relationship[],
): Connection[] {
  const names = new Set(concepts.map(({ name }) => name))
  const connections = new Map<string, Connection>()
  const ranked = relationships
    .filter(({ source, target }) => names.has(source) && names.has(target))
    .map((relationship) => ({ ...relationship, kind: kindOf(relationship) }))
    .toSorted((a, b) => IMPORTANCE[a.kind] - IMPORTANCE[b.kind])
  for (const { source, target, kind, relation } of ranked) {
    const pair = source < target ? `${source}\n${target}` : `${target}\n${source}`
    const verb = kind === 'states' ? relation : ''
    if (!connections.has(pair)) connections.set(pair, { source, target, kind, verb })
  }
  return [...connections.values()]
}

/** The names of the groups of connected concepts that are drawn: the large ones, otherwise all that are connected. */
function connectedNames(
  concepts: readonly ConnectedConcept[],
  connections: readonly Connection[],
): ReadonlySet<string> {
  const groupOf = new Map(concepts.map(({ name }) => [name, new Set([name])]))
  const contradicting = new Set<string>()
  for (const { source, target, kind } of connections) {
    const [into, from] = [groupOf.get(source), groupOf.get(target)]
    if (into === undefined || from === undefined) continue
    if (kind === 'contradicts') contradicting.add(source)
    for (const name of from) groupOf.set(name, into.add(name))
  }
  const groups = [...new Set(groupOf.values())].filter(({ size }) => size > 1)
  const large = groups.filter(
    (group) => group.size >= MIN_GROUP || [...group].some((name) => contradicting.has(name)),
  )
  return new Set((large.length > 0 ? large : groups).flatMap((group) => [...group]))
}

const displayRelationship = (relationship: Relationship): Relationship => ({
  ...relationship,
  source: toDisplayName(relationship.source),
  relation: toDisplayName(relationship.relation),
  target: toDisplayName(relationship.target),
})

function groupByConcept(relationships: readonly Relationship[]): Map<string, Relationship[]> {
  const groups = new Map<string, Relationship[]>()
  for (const relationship of relationships) {
    for (const end of [relationship.source, relationship.target]) {
      const own = groups.get(end) ?? []
      own.push(relationship)
      groups.set(end, own)
    }
  }
  return groups
}

const unique = (texts: readonly string[]) => [...new Set(texts)]
