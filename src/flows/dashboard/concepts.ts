import { toDisplayName } from '../../lib/text/displayName.ts'

/** The rules of the picture of a graph: its best-connected concepts, and what else holds them together. */

export interface ConceptFacts {
  name: string
  type: string
  /** 0 to 1. */
  salience: number
  connections: number
  /** The file names of the documents that mention it, where the backend tells them. */
  documents?: readonly string[] | undefined
}

export interface RelationshipFacts {
  source: string
  relation: string
  target: string
  documents?: readonly string[] | undefined
}

/** A well-connected concept, with all that is known around it. */
export interface Concept {
  name: string
  type: string
  salience: number
  connections: number
  /** The names of the concepts it is connected with, each once. */
  neighbors: readonly string[]
  /** What is said of it, as in 'Sleep strengthens Memory'. */
  statements: readonly string[]
  /** The file names of the documents it comes from, each once. */
  documents: readonly string[]
}

/**
 * The concepts, most connections first, each with what the relationships say of it. A name stands for one concept, and
 * comes from somebody's documents: it is shown as file names are.
 */
export function conceptsOf(
  concepts: readonly ConceptFacts[],
  relationships: readonly RelationshipFacts[],
): Concept[] {
  const stated = byConcept(relationships.map(shownRelationship))
  const ordered = concepts.map(shownConcept).toSorted((a, b) => b.connections - a.connections)
  const byName = new Map(ordered.toReversed().map((concept) => [concept.name, concept]))
  const named = ordered.filter((concept) => byName.get(concept.name) === concept)
  return named.map(({ name, type, salience, connections, documents }) => {
    const own = stated.get(name) ?? []
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

const shownConcept = (concept: ConceptFacts): ConceptFacts => ({
  ...concept,
  name: toDisplayName(concept.name),
})

const shownRelationship = (relationship: RelationshipFacts): RelationshipFacts => ({
  ...relationship,
  source: toDisplayName(relationship.source),
  relation: toDisplayName(relationship.relation),
  target: toDisplayName(relationship.target),
})

/** Each concept's relationships; what relates a concept to itself says nothing of the graph. */
function byConcept(relationships: readonly RelationshipFacts[]): Map<string, RelationshipFacts[]> {
  const stated = new Map<string, RelationshipFacts[]>()
  for (const relationship of relationships) {
    const { source, target } = relationship
    if (source === target) continue
    for (const end of [source, target]) {
      const own = stated.get(end) ?? []
      own.push(relationship)
      stated.set(end, own)
    }
  }
  return stated
}

const unique = (texts: readonly string[]) => [...new Set(texts)]
