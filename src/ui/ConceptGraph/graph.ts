import type { Step } from '../../theme/scale.ts'

export type NodeShape = 'circle' | 'diamond' | 'square' | 'triangle' | 'hexagon'

/** How an edge is drawn. `states` is neutral and has a verb; `related` is neutral and has no direction. */
export type EdgeKind = 'supports' | 'contradicts' | 'states' | 'related'

export interface GraphNode {
  /** Unique name: the label. */
  name: string
  /** The number of connections in the whole graph: the size. */
  connections: number
  /** The step of its salience: the color. */
  step: Step
  shape: NodeShape
}

/** An edge between two nodes, at most one per pair. */
export interface GraphEdge {
  source: string
  target: string
  kind: EdgeKind
  /** Shown beside the edge if its node is active. */
  verb?: string | undefined
}

/** A node with the size that the layout keeps free for it. */
export interface SizedNode {
  name: string
  radius: number
  /** The width of the label, in pixels. */
  labelWidth: number
}

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** What the layout needs: plain data for the worker. */
export interface LayoutInput {
  nodes: readonly SizedNode[]
  edges: readonly Pick<GraphEdge, 'source' | 'target'>[]
  /** The area to fill. The result is higher if the nodes need more room. */
  area: Size
}

export interface GraphLayout extends Size {
  /** The centers of the nodes, in the order of the input. */
  points: readonly Point[]
}

/** Distance between a node and its label, and the height of a label. */
export const LABEL_GAP_PX = 3
export const LABEL_HEIGHT_PX = 18
/** Minimum distance between two nodes with their labels. */
const MARGIN_PX = 6

/** The room of a node and its label, relative to the node's center. */
export interface Box {
  halfWidth: number
  above: number
  below: number
}

export function boxOf({ radius, labelWidth }: Omit<SizedNode, 'name'>): Box {
  return {
    halfWidth: Math.max(radius, labelWidth / 2) + MARGIN_PX / 2,
    above: radius + MARGIN_PX / 2,
    below: radius + LABEL_GAP_PX + LABEL_HEIGHT_PX + MARGIN_PX / 2,
  }
}

const MIN_RADIUS_PX = 7
const MAX_RADIUS_PX = 17

/** The radius of each node, by the square root of its connections. */
export function radiiOf(nodes: readonly Pick<GraphNode, 'connections'>[]): number[] {
  const most = Math.max(1, ...nodes.map(({ connections }) => connections))
  return nodes.map(
    ({ connections }) => MIN_RADIUS_PX + (MAX_RADIUS_PX - MIN_RADIUS_PX) * Math.sqrt(connections / most),
  )
}
