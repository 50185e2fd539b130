import { type ComponentProps, type CSSProperties, useMemo, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import * as styles from './GraphPicture.css.ts'
import {
  type GraphConcept,
  type GraphLayout,
  layoutGraph,
  type PlacedConcept,
  ROW_HEIGHT_PX,
} from './layout.ts'

export interface GraphPictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the picture. */
  label: string
  /** Up to twelve concepts, the most important first. Pass the same array while nothing changes. */
  concepts: readonly GraphConcept[]
  /** Called when a concept is pressed, in the picture or by its label. */
  onConceptPress: (name: string) => void
}

/** Distance between a circle and its label. */
const LABEL_GAP_PX = 10
const rem = (pixels: number) => `${pixels / 16}rem`

/**
 * A graph of concepts. A circle's size is the number of connections, its color the salience; small dots are
 * shared neighbors. The labels are buttons; in a narrow container only the labels are shown.
 */
export function GraphPicture({ label, concepts, onConceptPress, className, ...props }: GraphPictureProps) {
  const layout = useMemo(() => layoutGraph(concepts), [concepts])
  const [hovered, setHovered] = useState<string | null>(null)
  const highlighted = hovered === null ? null : connectedTo(hovered, layout)
  const handlersFor = (name: string) => ({
    onPointerEnter: () => setHovered(name),
    onPointerLeave: () => setHovered(null),
    onClick: () => onConceptPress(name),
  })

  return (
    <div className={cx(styles.root, className)} {...props}>
      <div
        className={styles.drawingArea}
        style={{ [styles.width]: rem(layout.width), [styles.height]: rem(layout.height) } as CSSProperties}
      >
        <Drawing layout={layout} highlighted={highlighted} hovered={hovered} handlersFor={handlersFor} />
        <ul aria-label={label} className={styles.labels}>
          {inGivenOrder(layout.concepts, concepts).map((placed) => {
            const { name, connections, step } = placed.concept
            return (
              <li key={name} className={styles.place[placed.side]} style={placeOf(placed, layout)}>
                <button
                  type="button"
                  className={styles.label}
                  data-dim={isDim(highlighted, name)}
                  title={name}
                  aria-label={`${name}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`}
                  onFocus={() => setHovered(name)}
                  onBlur={() => setHovered(null)}
                  {...handlersFor(name)}
                >
                  <span className={cx(styles.dot, ramp[step])} aria-hidden="true" />
                  <span className={styles.name}>
                    <bdi>{name}</bdi>
                  </span>
                  <span className={styles.count}>{connections.toLocaleString('en')}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
      <p className={styles.key}>
        <span className={styles.ofDrawing}>
          The larger the circle, the more connections; its color is its salience. Small dots are what several
          of them share.
        </span>
        <span className={styles.ofLabels}>
          The figure counts the connections; the color is the salience. The table says what they are connected
          with.
        </span>
      </p>
    </div>
  )
}

interface DrawingProps {
  layout: GraphLayout
  /** The hovered concept and its neighbors; null if none is hovered. */
  highlighted: ReadonlySet<string> | null
  hovered: string | null
  handlersFor: (name: string) => object
}

/** The circles and lines. Hidden from assistive technology: the labels and the table contain the same information. */
function Drawing({
  layout: { width, height, concepts, shared, links },
  highlighted,
  hovered,
  handlersFor,
}: DrawingProps) {
  const isHighlighted = (from: string, to: string) => from === hovered || to === hovered
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.drawing}>
      {links.map(({ from, to, path }) => (
        <path
          key={`${from}\n${to}`}
          d={path}
          className={styles.link}
          data-highlighted={isHighlighted(from, to) || undefined}
          data-dim={(highlighted !== null && !isHighlighted(from, to)) || undefined}
        />
      ))}
      {shared.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r={3} className={styles.shared} data-dim={isDim(highlighted, name)}>
          <title>{name}</title>
        </circle>
      ))}
      {concepts.map(({ concept: { name, step }, x, y, radius }) => (
        <circle
          key={name}
          cx={x}
          cy={y}
          r={radius}
          className={cx(styles.concept, ramp[step])}
          data-dim={isDim(highlighted, name)}
          {...handlersFor(name)}
        />
      ))}
    </svg>
  )
}

const isDim = (highlighted: ReadonlySet<string> | null, name: string) =>
  (highlighted !== null && !highlighted.has(name)) || undefined

/** A concept and everything connected with it. */
function connectedTo(name: string, { links }: GraphLayout): ReadonlySet<string> {
  const ends = links.flatMap(({ from, to }) => (from === name || to === name ? [from, to] : []))
  return new Set([name, ...ends])
}

/** Sorts placed concepts into the given order, for reading and tabbing. */
function inGivenOrder(placed: readonly PlacedConcept[], given: readonly GraphConcept[]): PlacedConcept[] {
  return given.flatMap((concept) => placed.find((place) => place.concept === concept) ?? [])
}

/** Position of a label: its row and its distance from the middle. */
function placeOf({ x, y, radius }: PlacedConcept, { width }: GraphLayout): CSSProperties {
  return {
    [styles.top]: rem(y - ROW_HEIGHT_PX / 2),
    [styles.offset]: rem(Math.abs(x - width / 2) + radius + LABEL_GAP_PX),
  } as CSSProperties
}
