import { toDisplayName } from '../../lib/text/displayName.ts'

export interface ConceptInput {
  name: string
  type: string
  /** 0 to 1. */
  salience: number
  connections: number
  /** File names of the documents that mention it. Optional on the wire. */
  documents?: readonly string[] | undefined
}

export interface RelationshipInput {
  source: string
  relation: string
  target: string
  documents?: readonly string[] | undefined
}

/** A concept with its relationships and documents. */
export interface Concept {
  name: string
  type: string
  salience: number
  connections: number
  /** Unique names of connected concepts. */
  neighbors: readonly string[]
  /** Its relationships as text: 'Sleep strengthens Memory'. */
  statements: readonly string[]
  /** Unique file names of its documents. */
  documents: readonly string[]
}

/**
 * Joins concepts and relationships. Sorted by connections, most first; one concept per name. Names come from documents,
 * so unsafe characters in them are replaced.
 */
export function createConcepts(
  concepts: readonly ConceptInput[],
  relationships: readonly RelationshipInput[],
): Concept[] {
  const relationshipsOf = groupByConcept(relationships.map(displayRelationship))
  const ordered = concepts.map(displayConcept).toSorted((a, b) => b.connections - a.connections)
  const byName = new Map(ordered.toReversed().map((concept) => [concept.name, concept]))
  const named = ordered.filter((concept) => byName.get(concept.name) === concept)
  return named.map(({ name, type, salience, connections, documents }) => {
    const own = relationshipsOf.get(name) ?? []
    return {
      name,
      type,
      salience,
      connections,
      neighbors: unique(own.map(({ source, target }) => (source === name ? target : source))),
      statements: unique(own.map(({ source, relation, target }) => `${source} ${relation} ${target}`)),
      documents: unique(documents ?? own.flatMap((relationship) => relationship.documents ?? [])),
    }
  })
}

const displayConcept = (concept: ConceptInput): ConceptInput => ({
  ...concept,
  name: toDisplayName(concept.name),
})

const displayRelationship = (relationship: RelationshipInput): RelationshipInput => ({
  ...relationship,
  source: toDisplayName(relationship.source),
  relation: toDisplayName(relationship.relation),
  target: toDisplayName(relationship.target),
})

/** Relationships by concept name, without those from a concept to itself. */
function groupByConcept(relationships: readonly RelationshipInput[]): Map<string, RelationshipInput[]> {
  const groups = new Map<string, RelationshipInput[]>()
  for (const relationship of relationships) {
    const { source, target } = relationship
    if (source === target) continue
    for (const end of [source, target]) {
      const own = groups.get(end) ?? []
      own.push(relationship)
      groups.set(end, own)
    }
  }
  return groups
}

const unique = (texts: readonly string[]) => [...new Set(texts)]
