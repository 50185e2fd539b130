import { type ComponentProps, useEffect, useMemo, useRef } from 'react'
import { percentOf } from '../../lib/scale.ts'
import { cx } from '../../theme/cx.ts'
import type { Step } from '../../theme/scale.ts'
import * as styles from './Backdrop.css.ts'
import { backdropGraph } from './graph.ts'
import { type BackdropAnimationOptions, startBackdrop } from './stage.ts'
import { usePicture } from './usePicture.ts'

export interface BackdropLabel {
  /** What the hub stands for: a few words. */
  name: string
  /** Share from 0 to 1; the hub takes its colour on the scale. */
  confidence: number
  /** The step of that confidence. */
  step: Step
}

export interface BackdropProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Another seed, another graph. 723 unless given. */
  seed?: number | undefined
  /**
   * What the hubs stand for, at most four (three on Safari); the most certain is the one highest up the ramp. Not
   * shown in a narrow or tall box. Keep the list itself from one render to the next: another list begins the picture anew.
   */
  labels?: readonly BackdropLabel[] | undefined
  /** A still frame, so many seconds after the beginning. It does not move, so every reader may see it. */
  frozenAt?: number | undefined
}

/**
 * Glowing nodes and lines behind the content of a public page, drifting slowly. Fills its box. Decoration only:
 * hidden from assistive technology, out of the pointer's way. Where the reader asked for reduced motion or less
 * data, the connection is slow or the device draws it at a high price, still dots take its place.
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

/** From the hub's middle to its words. */
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
