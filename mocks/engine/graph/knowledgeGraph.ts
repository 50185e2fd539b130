import { compareIds } from '../invertedIndex.ts'
import type { Graph, GraphEdge, NodeType } from '../types.ts'
import type { Mention } from './mentions.ts'
import type { Relation } from './relations.ts'
import { salienceOf } from './salience.ts'

/** The mentions and relations of a passage, in order. */
interface PassageGraph {
  readonly passageId: string
  readonly mentions: readonly Pick<Mention, 'node' | 'name' | 'type'>[]
  readonly relations: readonly Relation[]
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
  readonly source: string
  readonly target: string
  readonly type: string
  /** Passage → number of statements. */
  readonly passages: Map<string, number>
}

/** A relation of a node. */
export interface Relationship {
  /** 'causes Systems consolidation' for the source node, 'Sleep causes Systems consolidation' for the target. */
  readonly text: string
  readonly passages: { has(id: string): boolean }
}

/** Concepts and relations of all passages. Passages can be added and removed one by one. */
export class KnowledgeGraph {
  readonly #nodes = new Map<string, NodeRecord>()
  readonly #edges = new Map<string, EdgeRecord>()
  readonly #edgesOfNode = new Map<string, Set<string>>()
  readonly #passageGraphs = new Map<string, PassageGraph>()
  /** Computed on first use and after changes. */
  #salience: ReadonlyMap<string, number> | null = null

  get nodeCount(): number {
    return this.#nodes.size
  }

  get edgeCount(): number {
    return this.#edges.size
  }

  add(passageGraph: PassageGraph): void {
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
    for (const { source, target, type } of passageGraph.relations) {
      const key = edgeKey(source, target, type)
      const record = this.#edges.get(key) ?? { key, source, target, type, passages: new Map() }
      count(record.passages, passageId, 1)
      this.#edges.set(key, record)
      for (const node of [source, target]) {
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
    for (const { source, target, type } of passageGraph.relations) {
      const key = edgeKey(source, target, type)
      const record = this.#edges.get(key)
      if (record === undefined) continue
      count(record.passages, passageId, -1)
      if (record.passages.size > 0) continue
      this.#edges.delete(key)
      for (const node of [source, target]) {
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

  /** The relations that a passage states with a verb, each once, in order. */
  statementsIn(passageId: string): Relation[] {
    const stated = this.#passageGraphs.get(passageId)?.relations.filter(({ type }) => type !== 'related to')
    return [...new Map(stated?.map((edge) => [edgeKey(edge.source, edge.target, edge.type), edge])).values()]
  }

  nameOf(node: string): string {
    return mostFrequent(this.#nodes.get(node)?.names) ?? node
  }

  typeOf(node: string): NodeType {
    return mostFrequent(this.#nodes.get(node)?.types) ?? 'concept'
  }

  salience(node: string): number {
    this.#salience ??= this.#computeSalience()
    return this.#salience.get(node) ?? 0
  }

  /** The relations of a node: specific ones before 'related to', then by the number of passages. */
  relationshipsOf(node: string): Relationship[] {
    const edges = [...(this.#edgesOfNode.get(node) ?? [])].flatMap((key) => this.#edges.get(key) ?? [])
    const isSpecific = (edge: EdgeRecord): boolean => edge.type !== 'related to'
    return edges
      .sort(
        (a, b) =>
          Number(isSpecific(b)) - Number(isSpecific(a)) ||
          b.passages.size - a.passages.size ||
          compareIds(a.key, b.key),
      )
      .map((edge) => ({ text: this.#describe(edge, node), passages: edge.passages }))
  }

  toGraph(): Graph {
    const nodes = [...this.#nodes.keys()].sort(compareIds).map((id) => ({
      id,
      name: this.nameOf(id),
      type: this.typeOf(id),
      salience: this.salience(id),
      passages: [...(this.#nodes.get(id)?.passages.keys() ?? [])].sort(compareIds),
    }))
    const edges = this.#sortedEdges().map(
      ({ source, target, type, passages }): GraphEdge => ({
        source,
        target,
        type,
        passages: [...passages.keys()].sort(compareIds),
      }),
    )
    return { nodes, edges }
  }

  #describe({ source, target, type }: EdgeRecord, node: string): string {
    if (source === node || type === 'related to')
      return `${type} ${this.nameOf(source === node ? target : source)}`
    return `${this.nameOf(source)} ${type} ${this.nameOf(target)}`
  }

  #sortedEdges(): EdgeRecord[] {
    return [...this.#edges.values()].sort((a, b) => compareIds(a.key, b.key))
  }

  #computeSalience(): ReadonlyMap<string, number> {
    const edges = this.#sortedEdges().map((edge) => ({ ...edge, weight: edge.passages.size }))
    return salienceOf([...this.#nodes.keys()].sort(compareIds), edges)
  }
}

function edgeKey(source: string, target: string, type: string): string {
  return `${source}\t${type}\t${target}`
}

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
