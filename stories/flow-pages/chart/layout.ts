import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'
import { groupHeaderHeight, labelSize, type Size, stateSize } from './boxes.ts'
import type { Box, Drawing } from './drawing.ts'

export interface Point {
  x: number
  y: number
}

export interface Rectangle extends Point, Size {}

/** The positions of a drawing in pixels from its top left corner. */
export interface Layout extends Size {
  boxes: ReadonlyMap<string, Rectangle>
  arrows: ReadonlyMap<string, { points: readonly Point[]; label: Rectangle | null }>
}

const START_SIZE = 10
const GROUP_PADDING = 20

const LAYERED = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=16,left=16,bottom=16,right=16]',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
}

/** The independent regions of a parallel state are below each other, so that each has the whole width. */
const PACKED = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': '0.01',
  'elk.spacing.nodeNode': '20',
}

export async function layOut(drawing: Drawing): Promise<Layout> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const placed = await new Elk().layout(toGraph(drawing))
  const boxes = new Map(allNodes(placed).map((node) => [node.id, rectangleOf(node)]))
  const arrows = new Map((placed.edges ?? []).map((edge) => [edge.id, arrowOf(edge)]))
  const { width = 0, height = 0 } = placed
  return { width, height, boxes, arrows }
}

/** The input of elk. */
function toGraph(drawing: Drawing): ElkNode {
  const { boxes, arrows, isParallel } = drawing
  const parallel = new Set(boxes.filter(({ kind }) => kind === 'parallel').map(({ id }) => id))
  const isFlat = hasNoArrowAcross(drawing)
  const childrenOf = (parent: string | null): ElkNode[] =>
    boxes
      .filter((box) => box.parent === parent)
      .map((box) => {
        const node = toNode(box, childrenOf(box.id))
        const isRegion = parent === null ? isParallel : parallel.has(parent)
        const options = { ...(isRegion && LAYERED), ...(isFlat && layerOf(box)), ...node.layoutOptions }
        return { ...node, layoutOptions: options }
      })
  return {
    id: '#root',
    layoutOptions: isParallel ? { ...LAYERED, ...PACKED } : LAYERED,
    children: childrenOf(null),
    edges: arrows.map(({ id, source, target, lines }) => ({
      id,
      sources: [source],
      targets: [target],
      labels: lines.length === 0 ? [] : [{ text: id, ...labelSize(lines) }],
    })),
  }
}

/** Whether every arrow is between states of the same parent. Otherwise elk fails with constraints for layers. */
function hasNoArrowAcross({ boxes, arrows }: Drawing): boolean {
  const parents = new Map(boxes.map(({ id, parent }) => [id, parent]))
  return arrows.every(({ source, target }) => parents.get(source) === parents.get(target))
}

/** Puts the beginning at the top. */
function layerOf({ kind, isInitial }: Box): LayoutOptions {
  if (kind === 'start' || kind === 'any') return { 'elk.layered.layering.layerConstraint': 'FIRST_SEPARATE' }
  return isInitial ? { 'elk.layered.layering.layerConstraint': 'FIRST' } : {}
}

function toNode({ id, kind, name, lines }: Box, children: ElkNode[]): ElkNode {
  if (kind === 'start') return { id, width: START_SIZE, height: START_SIZE }
  const size = stateSize(name, lines)
  if (children.length === 0) return { id, ...size }
  const padding = `[top=${groupHeaderHeight(lines)},left=${GROUP_PADDING},bottom=${GROUP_PADDING},right=${GROUP_PADDING}]`
  return {
    id,
    children,
    layoutOptions: {
      ...(kind === 'parallel' && PACKED),
      'elk.padding': padding,
      'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
      'elk.nodeSize.minimum': `(${size.width}, ${size.height})`,
    },
  }
}

function allNodes({ children = [] }: ElkNode): ElkNode[] {
  return children.flatMap((child) => [child, ...allNodes(child)])
}

function rectangleOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>): Rectangle {
  return { x, y, width, height }
}

function arrowOf({ sections = [], labels = [] }: ElkExtendedEdge) {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
  return { points, label: labels[0] === undefined ? null : rectangleOf(labels[0]) }
}
