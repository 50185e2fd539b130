import { type ComponentProps, type CSSProperties, useMemo, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { stepOf } from '../../theme/scale.ts'
import * as styles from './GraphPicture.css.ts'
import { layOut, type PicturedConcept, type PictureLayout, type PlacedConcept, ROW } from './layout.ts'

export interface GraphPictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the picture for assistive technology. */
  label: string
  /** Up to a dozen, the most important first. Keep the array while nothing changes. */
  concepts: readonly PicturedConcept[]
  /** One was pressed, in the picture or by its label. */
  onConceptPress: (name: string) => void
}

/** Between a circle and its label. */
const GAP = 10
const rem = (pixels: number) => `${pixels / 16}rem`

/**
 * Concepts and how they hang together. The larger a circle the more connections, its colour how central it is; the
 * small dots are what several of them share. The labels are buttons; where there is no room for circles they alone
 * remain.
 */
export function GraphPicture({ label, concepts, onConceptPress, className, ...props }: GraphPictureProps) {
  const layout = useMemo(() => layOut(concepts), [concepts])
  const [pointed, setPointed] = useState<string | null>(null)
  const lit = pointed === null ? null : litBy(pointed, layout)
  const touch = (name: string) => ({
    onPointerEnter: () => setPointed(name),
    onPointerLeave: () => setPointed(null),
    onClick: () => onConceptPress(name),
  })

  return (
    <div className={cx(styles.root, className)} {...props}>
      <div
        className={styles.stage}
        style={{ [styles.width]: rem(layout.width), [styles.height]: rem(layout.height) } as CSSProperties}
      >
        <Drawing layout={layout} lit={lit} pointed={pointed} touch={touch} />
        <ul aria-label={label} className={styles.labels}>
          {inOrder(layout.concepts, concepts).map((placed) => {
            const { name, connections, salience } = placed.concept
            return (
              <li key={name} className={styles.place[placed.side]} style={placeOf(placed, layout)}>
                <button
                  type="button"
                  className={styles.label}
                  data-dim={isDim(lit, name)}
                  title={name}
                  aria-label={`${name}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`}
                  onFocus={() => setPointed(name)}
                  onBlur={() => setPointed(null)}
                  {...touch(name)}
                >
                  <span className={cx(styles.dot, ramp[stepOf(salience)])} aria-hidden="true" />
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
          The larger the circle, the more connections; its colour is its salience. Small dots are what several
          of them share.
        </span>
        <span className={styles.ofLabels}>
          The figure counts the connections; the colour is the salience. The table says what they are
          connected with.
        </span>
      </p>
    </div>
  )
}

interface DrawingProps {
  layout: PictureLayout
  /** What is connected with what is pointed at; null while nothing is. */
  lit: ReadonlySet<string> | null
  pointed: string | null
  touch: (name: string) => object
}

/** The circles and lines. Everything they say is in the labels' words and in the table that stands in for them. */
function Drawing({ layout: { width, height, concepts, shared, links }, lit, pointed, touch }: DrawingProps) {
  const isLit = (from: string, to: string) => from === pointed || to === pointed
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.drawing}>
      {links.map(({ from, to, path }) => (
        <path
          key={`${from}\n${to}`}
          d={path}
          className={styles.link}
          data-lit={isLit(from, to) || undefined}
          data-dim={(lit !== null && !isLit(from, to)) || undefined}
        />
      ))}
      {shared.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r={3} className={styles.shared} data-dim={isDim(lit, name)}>
          <title>{name}</title>
        </circle>
      ))}
      {concepts.map(({ concept: { name, salience }, x, y, radius }) => (
        <circle
          key={name}
          cx={x}
          cy={y}
          r={radius}
          className={cx(styles.concept, ramp[stepOf(salience)])}
          data-dim={isDim(lit, name)}
          {...touch(name)}
        />
      ))}
    </svg>
  )
}

const isDim = (lit: ReadonlySet<string> | null, name: string) => (lit !== null && !lit.has(name)) || undefined

/** What is pointed at, and all that is connected with it. */
function litBy(name: string, { links }: PictureLayout): ReadonlySet<string> {
  const ends = links.flatMap(({ from, to }) => (from === name || to === name ? [from, to] : []))
  return new Set([name, ...ends])
}

/** The order they were given in, the most important first, wherever they stand. */
function inOrder(placed: readonly PlacedConcept[], given: readonly PicturedConcept[]): PlacedConcept[] {
  return given.flatMap((concept) => placed.find((place) => place.concept === concept) ?? [])
}

/** The label's row, and how far from the middle it ends: at its own circle, and no other. */
function placeOf({ x, y, radius }: PlacedConcept, { width }: PictureLayout): CSSProperties {
  return {
    [styles.top]: rem(y - ROW / 2),
    [styles.offset]: rem(Math.abs(x - width / 2) + radius + GAP),
  } as CSSProperties
}
