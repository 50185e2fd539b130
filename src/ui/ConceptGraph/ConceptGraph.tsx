import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ConceptGraph.css.ts'
import { Controls } from './Controls.tsx'
import { Edges } from './Edges.tsx'
import { GraphSkeleton } from './GraphSkeleton.tsx'
import { type GraphEdge, type GraphNode, radiiOf } from './graph.ts'
import { Nodes } from './Nodes.tsx'
import { useArea } from './useArea.ts'
import { useCovered } from './useCovered.ts'
import { useGestures } from './useGestures.ts'
import { useGraphLayout } from './useGraphLayout.ts'
import { useView } from './useView.ts'
import { PAN_STEP_PX } from './view.ts'

export interface ConceptGraphProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the list of nodes. */
  label: string
  /** Up to 40 nodes, the most important first. Pass the same array while nothing changes. */
  nodes: readonly GraphNode[]
  /** At most one edge per pair of nodes. Pass the same array while nothing changes. */
  edges: readonly GraphEdge[]
  /** Called when a node is pressed. */
  onNodePress: (name: string) => void
  /** The node whose details are open. */
  selected?: string | null | undefined
  /** The found nodes: the others are dimmed. Null without a search. */
  found?: ReadonlySet<string> | null | undefined
  /** The width at the end of the window that the details cover, in pixels at the default text size. Default: 0. */
  coveredWidth?: number | undefined
  /** Fills the height of its container instead of a fixed height. */
  fill?: boolean | undefined
  /** Shows a button for the full screen. */
  onFullScreen?: (() => void) | undefined
}

const PAN_KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, PAN_STEP_PX],
  ArrowDown: [0, -PAN_STEP_PX],
  ArrowLeft: [PAN_STEP_PX, 0],
  ArrowRight: [-PAN_STEP_PX, 0],
}

/** A graph with a label for each node, which can be zoomed and moved. A worker computes the layout. */
export function ConceptGraph({
  label,
  nodes,
  edges,
  onNodePress,
  selected = null,
  found = null,
  coveredWidth = 0,
  fill = false,
  onFullScreen,
  className,
  ...props
}: ConceptGraphProps) {
  const areaRef = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const { area, unit } = useArea(areaRef)
  const covered = useCovered(areaRef, selected === null ? 0 : coveredWidth * unit) / unit
  const placed = useGraphLayout(nodes, edges, area)
  const { view, pan, zoom, showAll, reveal, isLarger } = useView(placed?.layout ?? null, {
    ...area,
    width: area.width - covered,
  })
  const gestures = useGestures(areaRef, {
    onPan: ({ x, y }) => pan({ x: x / unit, y: y / unit }),
    onZoom: (factor, at) => zoom(factor, { x: at.x / unit, y: at.y / unit }),
  })
  const selectedIndex = placed?.nodes.findIndex(({ name }) => name === selected) ?? -1
  const selectedPoint = placed?.layout.points[selectedIndex]
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each selected node
  useLayoutEffect(() => {
    if (selectedPoint !== undefined) reveal(selectedPoint)
  }, [selectedPoint, covered])
  const [hovered, setHovered] = useState<string | null>(null)
  const active = hovered ?? selected
  const highlighted = active === null ? found : neighborhoodOf(active, edges)
  const isDim = (name: string) => highlighted !== null && !highlighted.has(name)

  function pressed(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const by = event.shiftKey ? PAN_KEYS[event.key] : undefined
    if (by !== undefined) pan({ x: by[0], y: by[1] })
    else if (event.key === '+' || event.key === '=') zoom('in')
    else if (event.key === '-') zoom('out')
    else if (event.key === '0') showAll()
    else return
    event.preventDefault()
  }

  const shown = placed?.nodes ?? []
  const radii = radiiOf(shown)
  const indexOf = new Map(shown.map(({ name }, index) => [name, index]))
  const { layout } = placed ?? {}

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the nodes and buttons inside.
    <div className={cx(styles.root, className)} data-fill={fill || undefined} onKeyDown={pressed} {...props}>
      <VisuallyHidden id={hintId}>
        Arrow keys move between concepts, Shift and arrow keys move the graph, plus and minus zoom, 0 shows
        all.
      </VisuallyHidden>
      <div
        ref={areaRef}
        className={styles.area}
        data-larger={isLarger || undefined}
        aria-busy={layout === undefined}
        {...gestures}
      >
        {layout === undefined ? (
          <GraphSkeleton label="Drawing the graph" />
        ) : (
          <div
            className={styles.drawing}
            style={{
              width: `${layout.width}px`,
              height: `${layout.height}px`,
              transform: `scale(${unit}) translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
            }}
          >
            <Edges
              edges={edges}
              size={layout}
              placeOf={(name) => {
                const index = indexOf.get(name) ?? -1
                const point = layout.points[index]
                return point && { ...point, radius: radii[index] ?? 0 }
              }}
              active={active}
              isDim={isDim}
            />
            <Nodes
              label={label}
              hintId={hintId}
              nodes={shown}
              points={layout.points}
              radii={radii}
              isDim={isDim}
              selected={selected}
              onPress={onNodePress}
              onActive={setHovered}
              onReveal={reveal}
            />
          </div>
        )}
      </div>
      <Controls
        onZoomIn={() => zoom('in')}
        onZoomOut={() => zoom('out')}
        onFit={showAll}
        onFullScreen={onFullScreen}
      />
    </div>
  )
}

/** A node and the nodes that share an edge with it. */
function neighborhoodOf(name: string, edges: readonly GraphEdge[]): ReadonlySet<string> {
  const ends = edges.filter(({ source, target }) => source === name || target === name)
  return new Set([name, ...ends.flatMap(({ source, target }) => [source, target])])
}
