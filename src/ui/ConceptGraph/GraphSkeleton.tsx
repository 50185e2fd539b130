import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ConceptGraph.css.ts'

/** Percent of the width and height, and the radius in pixels. */
const NODES = [
  [50, 46, 12],
  [36, 30, 9],
  [64, 28, 9],
  [30, 58, 8],
  [68, 60, 10],
  [48, 74, 8],
  [18, 42, 7],
  [82, 44, 7],
  [22, 78, 6],
  [80, 80, 6],
  [48, 14, 6],
] as const
const EDGES = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [0, 5],
  [1, 6],
  [1, 10],
  [2, 7],
  [3, 8],
  [4, 9],
  [2, 10],
] as const

/** Dots and lines in the place of a graph that is loading. */
export function GraphSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg width="100%" height="100%" aria-hidden="true">
        {EDGES.map(([from, to]) => (
          <line
            key={`${from} ${to}`}
            x1={`${NODES[from][0]}%`}
            y1={`${NODES[from][1]}%`}
            x2={`${NODES[to][0]}%`}
            y2={`${NODES[to][1]}%`}
          />
        ))}
        {NODES.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={radius} />
        ))}
      </svg>
    </div>
  )
}
