import { useEffect, useMemo, useRef } from 'react'
import { percentOf } from '../../lib/scale.ts'
import type { Step } from '../../theme/scale.ts'
import * as styles from './Backdrop.css.ts'
import { backdropGraph } from './graph.ts'
import { startBackdrop } from './startBackdrop.ts'
import { usePicture } from './usePicture.ts'

export interface BackdropLabel {
  /** The text: a few words. */
  name: string
  /** The share (0 to 1) displayed as a percentage. */
  confidence: number
  /** The step of that confidence: the hub's color. */
  step: Step
}

export interface BackdropPictureProps {
  /** Seed of the graph. Defaults to 723. */
  seed: number
  /**
   * Labels of the hubs, at most four (three on Safari), sorted by confidence. Hidden in a narrow or tall box.
   * Pass the same array while nothing changes: a new array restarts the animation.
   */
  labels?: readonly BackdropLabel[] | undefined
  /** Shows a still frame, this many seconds after the start, also for readers who prefer reduced motion. */
  frozenAt?: number | undefined
}

/** The content of a Backdrop: the moving graph, or the dots that replace it. */
export default function BackdropPicture(props: BackdropPictureProps) {
  const { picture, count } = usePicture()
  if (picture === 'dotted' && props.frozenAt === undefined) return <div className={styles.dots} />
  return <Graph count={count} {...props} />
}

function Graph({ seed, count, labels, frozenAt }: BackdropPictureProps & { count: number }) {
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
