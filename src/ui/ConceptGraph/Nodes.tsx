import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import * as styles from './ConceptGraph.css.ts'
import type { GraphNode, Point } from './graph.ts'
import { NodeOutline } from './NodeOutline.tsx'
import { isArrowKey, nearestNode } from './nearestNode.ts'

export interface NodesProps {
  /** Accessible name of the list. */
  label: string
  /** The id of the text that explains the keys. */
  hintId: string
  /** The nodes, the most important first. */
  nodes: readonly GraphNode[]
  /** The center of each node. */
  points: readonly Point[]
  /** The radius of each node. */
  radii: readonly number[]
  /** Whether a node is dimmed. */
  isDim: (name: string) => boolean
  /** The node whose details are open. */
  selected: string | null
  /** Called when a node is pressed. */
  onPress: (name: string) => void
  /** The pointer or the focus is on a node, or on none. */
  onActive: (name: string | null) => void
  /** A node got the focus by keyboard. */
  onReveal: (point: Point) => void
}

/** The nodes: one tab stop, arrow keys move between neighbors in the picture. */
export function Nodes({
  label,
  hintId,
  nodes,
  points,
  radii,
  isDim,
  selected,
  onPress,
  onActive,
  onReveal,
}: NodesProps) {
  const listRef = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const tabStop = nodes.some(({ name }) => name === current) ? current : (nodes[0]?.name ?? null)

  function focus(index: number) {
    const [node, point] = [nodes[index], points[index]]
    if (node === undefined || point === undefined) return
    listRef.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true })
    onReveal(point)
  }
  function moved(event: KeyboardEvent, index: number) {
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Home') focus(0)
    else if (event.key === 'End') focus(nodes.length - 1)
    else if (isArrowKey(event.key)) focus(nearestNode(points, index, event.key))
    else return
    event.preventDefault()
  }

  return (
    <ul ref={listRef} aria-label={label} aria-describedby={hintId} className={styles.nodes}>
      {nodes.map(({ name, connections, step, shape }, index) => {
        const { x, y } = points[index] ?? { x: 0, y: 0 }
        const radius = radii[index] ?? 0
        return (
          <li
            key={name}
            className={styles.place}
            style={{ left: `${x}px`, top: `${y - radius}px` } as CSSProperties}
          >
            <button
              type="button"
              tabIndex={name === tabStop ? 0 : -1}
              className={cx(styles.node, ramp[step])}
              data-dim={isDim(name) || undefined}
              data-selected={name === selected || undefined}
              title={name}
              aria-label={`${name}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`}
              onClick={() => onPress(name)}
              onKeyDown={(event) => moved(event, index)}
              onPointerEnter={() => onActive(name)}
              onPointerLeave={() => onActive(null)}
              onFocus={() => {
                setCurrent(name)
                onActive(name)
              }}
              onBlur={() => onActive(null)}
            >
              <NodeOutline shape={shape} radius={radius} className={styles.outline} />
              <span className={styles.label}>
                <bdi>{name}</bdi>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
