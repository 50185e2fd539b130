import { compareIds } from '../invertedIndex.ts'
import type { Span } from '../text/sentences.ts'
import type { Graph, GraphEdge, NodeType } from '../types.ts'
import type { PassageGraph, StatedRelation } from './documentGraph.ts'
import { MENTIONED_WITH, type Relation, relationKey } from './relations.ts'
import { salienceOf } from './salience.ts'

interface AddedPassage extends PassageGraph {
  readonly passageId: string
}

interface NodeRecord {
  /** Counts by spelling and by type. */
  readonly names: Map<string, number>
  readonly types: Map<NodeType, number>
  /** Passage → number of mentions. */
  readonly passages: Map<string, number>
}

interface EdgeRecord {
  readonly key: string
  readonly relation: Relation
  /** Passage → the sentences that state the relation. */
  readonly passages: Map<string, readonly Span[]>
}

export interface Relationship {
  /** 'causes Systems consolidation' for the source node, 'Sleep causes Systems consolidation' for the target. */
  readonly text: string
  readonly relation: Relation
  /** Passage → the sentences that state the relation. */
  readonly passages: ReadonlyMap<string, readonly Span[]>
}

/** Concepts and relations of all passages. Passages can be added and removed one by one. */
export class KnowledgeGraph {
  readonly #nodes = new Map<string, NodeRecord>()
  readonly #edges = new Map<string, EdgeRecord>()
  readonly #edgesOfNode = new Map<string, Set<string>>()
  readonly #passageGraphs = new Map<string, AddedPassage>()
  /** Computed on first use and after changes. */
  #salience: ReadonlyMap<string, number> | null = null

  /** Without dates and quantities, which are values of the others. */
  get nodeCount(): number {
    return [...this.#nodes.keys()].filter((id) => !isValue(this.typeOf(id))).length
  }

  get edgeCount(): number {
    return this.#edges.size
  }

  add(passageGraph: AddedPassage): void {
    const { passageId } = passageGraph
    this.#passageGraphs.set(passageId, passageGraph)
    this.#salience = null
    for (const { node, name, type } of passageGraph.mentions) {
      const record = this.#nodes.get(node) ?? { names: new Map(), types: new Map(), passages: new Map() }
      count(record.names, name, 1)
      count(record.types, type, 1)
      count(record.passages, passageId, 1)
      this.#nodes.set(node, record)
    }
    for (const { relation, start, end } of passageGraph.relations) {
      const key = relationKey(relation)
      const record = this.#edges.get(key) ?? { key, relation, passages: new Map() }
      record.passages.set(passageId, [...(record.passages.get(passageId) ?? []), { start, end }])
      this.#edges.set(key, record)
      for (const node of [relation.source, relation.target]) {
        const keys = this.#edgesOfNode.get(node) ?? new Set()
        this.#edgesOfNode.set(node, keys.add(key))
      }
    }
  }

  remove(passageId: string): void {
    const passageGraph = this.#passageGraphs.get(passageId)
    if (passageGraph === undefined) return
    this.#passageGraphs.delete(passageId)
    this.#salience = null
    for (const { node, name, type } of passageGraph.mentions) {
      const record = this.#nodes.get(node)
      if (record === undefined) continue
      count(record.names, name, -1)
      count(record.types, type, -1)
      count(record.passages, passageId, -1)
      if (record.passages.size === 0) this.#nodes.delete(node)
    }
    for (const { relation } of passageGraph.relations) {
      const key = relationKey(relation)
      const record = this.#edges.get(key)
      if (record === undefined) continue
      record.passages.delete(passageId)
      if (record.passages.size > 0) continue
      this.#edges.delete(key)
      for (const node of [relation.source, relation.target]) {
        const keys = this.#edgesOfNode.get(node)
        keys?.delete(key)
        if (keys?.size === 0) this.#edgesOfNode.delete(node)
      }
    }
  }

  /** Ids of the nodes in a passage, in order of first mention. */
  nodesIn(passageId: string): string[] {
    return [...new Set(this.#passageGraphs.get(passageId)?.mentions.map((mention) => mention.node))]
  }

  /** The relations that a passage states with a verb, with their sentences, in order. */
  statementsIn(passageId: string): StatedRelation[] {
    const { relations = [] } = this.#passageGraphs.get(passageId) ?? {}
    return relations.filter(({ relation }) => relation.type !== MENTIONED_WITH)
  }

  /** Ids of the passages that mention a node. */
  passagesOf(node: string): string[] {
    return [...(this.#nodes.get(node)?.passages.keys() ?? [])].sort(compareIds)
  }

  nameOf(node: string): string {
    return mostFrequent(this.#nodes.get(node)?.names) ?? node
  }

  /** The most frequent type; 'concept' only if no mention has another. */
  typeOf(node: string): NodeType {
    const types = this.#nodes.get(node)?.types
    const specific = new Map([...(types ?? [])].filter(([type]) => type !== 'concept'))
    return mostFrequent(specific) ?? 'concept'
  }

  salience(node: string): number {
    this.#salience ??= this.#computeSalience()
    return this.#salience.get(node) ?? 0
  }

  /** The relations of a node: those stated with a verb before 'mentioned with', then by the number of passages. */
  relationshipsOf(node: string): Relationship[] {
    const edges = [...(this.#edgesOfNode.get(node) ?? [])].flatMap((key) => this.#edges.get(key) ?? [])
    const isStated = ({ relation }: EdgeRecord): boolean => relation.type !== MENTIONED_WITH
    return edges
      .sort(
        (a, b) =>
          Number(isStated(b)) - Number(isStated(a)) ||
          b.passages.size - a.passages.size ||
          compareIds(a.key, b.key),
      )
      .map(({ relation, passages }) => ({ text: this.#describe(relation, node), relation, passages }))
  }

  toGraph(): Graph {
    const nodes = [...this.#nodes.keys()].sort(compareIds).map((id) => ({
      id,
      name: this.nameOf(id),
      type: this.typeOf(id),
      salience: this.salience(id),
      passages: this.passagesOf(id),
    }))
    const edges = this.#sortedEdges().map(
      ({ relation, passages }): GraphEdge => ({
        ...relation,
        passages: [...passages.keys()].sort(compareIds),
        sentences: [...passages].flatMap(([passage, spans]) => spans.map((span) => ({ passage, ...span }))),
      }),
    )
    return { nodes, edges }
  }

  #describe({ source, target, type }: Relation, node: string): string {
    if (source === node || type === MENTIONED_WITH)
      return `${type} ${this.nameOf(source === node ? target : source)}`
    return `${this.nameOf(source)} ${type} ${this.nameOf(target)}`
  }

  #sortedEdges(): EdgeRecord[] {
    return [...this.#edges.values()].sort((a, b) => compareIds(a.key, b.key))
  }

  #computeSalience(): ReadonlyMap<string, number> {
    const edges = this.#sortedEdges().map(({ relation: { source, target }, passages }) => ({
      source,
      target,
      weight: passages.size,
    }))
    return salienceOf([...this.#nodes.keys()].sort(compareIds), edges)
  }
}

const isValue = (type: NodeType): boolean => type === 'date' || type === 'quantity'

/** Changes a count and removes it at zero. */
function count<Key>(counts: Map<Key, number>, key: Key, change: number): void {
  const next = (counts.get(key) ?? 0) + change
  if (next > 0) counts.set(key, next)
  else counts.delete(key)
}

/** The most frequent key; of several the first alphabetically. */
function mostFrequent<Key extends string>(counts: ReadonlyMap<Key, number> | undefined): Key | null {
  let best: [Key, number] | null = null
  for (const entry of counts ?? []) {
    if (best === null || entry[1] > best[1] || (entry[1] === best[1] && entry[0] < best[0])) best = entry
  }
  return best?.[0] ?? null
}
