import { type ComponentProps, useEffect, useMemo, useRef } from 'react'
import { percentOf } from '../../lib/scale.ts'
import { cx } from '../../theme/cx.ts'
import type { Step } from '../../theme/scale.ts'
import * as styles from './Backdrop.css.ts'
import { backdropGraph } from './graph.ts'
import { type BackdropAnimationOptions, startBackdrop } from './startBackdrop.ts'
import { usePicture } from './usePicture.ts'

export interface BackdropLabel {
  /** The text: a few words. */
  name: string
  /** The share (0 to 1) displayed as a percentage. */
  confidence: number
  /** The step of that confidence: the hub's color. */
  step: Step
}

export interface BackdropProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Seed of the graph. Defaults to 723. */
  seed?: number | undefined
  /**
   * Labels of the hubs, at most four (three on Safari), sorted by confidence. Hidden in a narrow or tall box.
   * Pass the same array while nothing changes: a new array restarts the animation.
   */
  labels?: readonly BackdropLabel[] | undefined
  /** Shows a still frame, this many seconds after the start, also for readers who prefer reduced motion. */
  frozenAt?: number | undefined
}

/**
 * A slowly moving graph behind the content of a public page. Fills its box. Decoration only: hidden from
 * assistive technology and ignores the pointer. A static dot grid replaces it for reduced motion, reduced
 * data, slow connections and Safari on high-density screens.
 */
export function Backdrop({ seed = 723, labels, frozenAt, className, ...props }: BackdropProps) {
  const { picture, count } = usePicture()
  const isDotted = picture === 'dotted' && frozenAt === undefined
  return (
    <div aria-hidden="true" data-decoration="" className={cx(styles.root, className)} {...props}>
      {isDotted ? <div className={styles.dots} /> : <Graph {...{ seed, count, labels, frozenAt }} />}
    </div>
  )
}

interface GraphProps extends Omit<BackdropAnimationOptions, 'hubSteps'> {
  labels?: readonly BackdropLabel[] | undefined
}

function Graph({ seed, count, labels, frozenAt }: GraphProps) {
  const lights = useRef<HTMLCanvasElement>(null)
  const lines = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!lines.current || !lights.current) return
    const hubSteps = labels?.map(({ step }) => step)
    return startBackdrop(lines.current, lights.current, { seed, count, hubSteps, frozenAt })
  }, [seed, count, labels, frozenAt])
  return (
    <>
      <canvas ref={lines} className={styles.layer} />
      <canvas ref={lights} className={styles.layer} />
      {labels && <Labels seed={seed} count={count} labels={labels} />}
    </>
  )
}

/** Distance of a label from the center of its hub. */
const LABEL_GAP_PX = 20

function Labels({ seed, count, labels }: { seed: number; count: number; labels: readonly BackdropLabel[] }) {
  const hubs = useMemo(() => backdropGraph({ seed, count }).nodes.filter(({ hub }) => hub), [seed, count])
  return labels
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, hubs.length)
    .map(({ name, confidence }, index) => {
      const { x, y } = hubs[index] ?? { x: 0, y: 0 }
      const side =
        x < 0.75
          ? { insetInlineStart: `calc(${x * 100}% + ${LABEL_GAP_PX}px)` }
          : { insetInlineEnd: `calc(${(1 - x) * 100}% + ${LABEL_GAP_PX}px)` }
      return (
        <div
          key={name}
          className={styles.label}
          style={{ ...side, insetBlockStart: `calc(${y * 100}% - 1em)` }}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.confidence}>
            <bdi>{percentOf(confidence)}</bdi>
          </span>
        </div>
      )
    })
}
