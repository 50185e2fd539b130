import { LINE_HEIGHT } from './boxes.ts'
import type { Arrow } from './drawing.ts'
import type { Layout, Point } from './layout.ts'
import * as styles from './Statechart.css.ts'

const CORNER = 6

export function Arrows({ arrows, layout }: { arrows: readonly Arrow[]; layout: Layout }) {
  const placed = arrows.flatMap((arrow) => {
    const position = layout.arrows.get(arrow.id)
    return position === undefined ? [] : [{ ...arrow, ...position }]
  })
  return (
    <>
      <svg className={styles.arrows} width={layout.width} height={layout.height} aria-hidden="true">
        <marker
          id="statechart-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path d="M0 0.5 8 4 0 7.5z" className={styles.arrowHead} />
        </marker>
        {placed.map(({ id, points }) => (
          <path key={id} d={pathOf(points)} className={styles.arrow} markerEnd="url(#statechart-arrow)" />
        ))}
      </svg>
      {placed.map(
        ({ id, label, lines }) =>
          label && (
            <div
              key={id}
              className={styles.label}
              style={{ left: label.x, top: label.y, width: label.width, lineHeight: `${LINE_HEIGHT}px` }}
            >
              {lines.join('\n')}
            </div>
          ),
      )}
    </>
  )
}

/** A line through the points with rounded corners. */
function pathOf(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (before === undefined) return `M${point.x} ${point.y}`
      if (after === undefined) return `L${point.x} ${point.y}`
      const [from, to] = [towards(point, before), towards(point, after)]
      return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`
    })
    .join('')
}

/** The point near a corner where its curve begins. */
function towards(corner: Point, { x, y }: Point): Point {
  const distance = Math.hypot(x - corner.x, y - corner.y)
  const part = distance === 0 ? 0 : Math.min(CORNER, distance / 2) / distance
  return { x: corner.x + (x - corner.x) * part, y: corner.y + (y - corner.y) * part }
}
