import { useId } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './ConceptGraph.css.ts'
import type { GraphEdge, Point, Size } from './graph.ts'

export interface EdgesProps {
  /** The edges, at most one per pair of nodes. */
  edges: readonly GraphEdge[]
  /** The size of the drawing. */
  size: Size
  /** The center and radius of a node, by name. */
  placeOf: (name: string) => (Point & { radius: number }) | undefined
  /** The node whose edges are highlighted; the others are dimmed. */
  active: string | null
  /** Whether the node is dimmed. */
  isDim: (name: string) => boolean
}

const ARROW_GAP_PX = 4
const DIRECTED = ['supports', 'states'] as const

/** The lines between nodes. Hidden from assistive technology: a concept's details list its relations. */
export function Edges({ edges, size, placeOf, active, isDim }: EdgesProps) {
  const id = useId()
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className={styles.edges}>
      <defs>
        {DIRECTED.map((kind) => (
          <marker
            key={kind}
            id={`${id}${kind}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
            markerUnits="userSpaceOnUse"
          >
            <path d="M0 0.6 8 4 0 7.4z" className={styles.arrow[kind]} />
          </marker>
        ))}
      </defs>
      {edges.map(({ source, target, kind, verb }) => {
        const [from, to] = [placeOf(source), placeOf(target)]
        if (from === undefined || to === undefined) return null
        const isActive = active === source || active === target
        const line = shorten(from, to)
        return (
          <g
            key={`${source}\n${target}`}
            data-active={isActive || undefined}
            data-dim={(active === null ? isDim(source) && isDim(target) : !isActive) || undefined}
            className={cx(styles.edge, styles.edgeKind[kind])}
          >
            <line
              {...line}
              {...((kind === 'supports' || kind === 'states') && { markerEnd: `url(#${id}${kind})` })}
            />
            {isActive && verb && (
              <text x={(line.x1 + line.x2) / 2} y={(line.y1 + line.y2) / 2} className={styles.verb}>
                {verb}
              </text>
            )}
            {kind === 'contradicts' && (
              <path
                d="M-4 -4 4 4M-4 4 4 -4"
                transform={`translate(${(line.x1 + line.x2) / 2} ${(line.y1 + line.y2) / 2})`}
                className={styles.cross}
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** The line between the outlines of two nodes. */
function shorten(from: Point & { radius: number }, to: Point & { radius: number }) {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.max(1, Math.hypot(x, y))
  const [start, end] = [from.radius / length, 1 - (to.radius + ARROW_GAP_PX) / length]
  return { x1: from.x + x * start, y1: from.y + y * start, x2: from.x + x * end, y2: from.y + y * end }
}
