import { useEffect, useRef } from 'react'
import { percentOf } from '../../lib/scale.ts'
import type { Step } from '../../theme/scale.ts'
import * as styles from './Backdrop.css.ts'
import { type NodeCount, usePicture } from './conditions.ts'
import { backdropGraph, type GraphName } from './graph.ts'
import { startBackdrop } from './startBackdrop.ts'

export interface BackdropLabel {
  /** The text: a few words. */
  name: string
  /** The share (0 to 1) displayed as a percentage. */
  confidence: number
  /** The step of that confidence: the hub's color. */
  step: Step
}

export interface BackdropPictureProps {
  /** The arrangement of the nodes. Defaults to that of the sign-in pages. */
  graph: GraphName
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

function Graph({ graph: name, count, labels, frozenAt }: BackdropPictureProps & { count: NodeCount }) {
  const linesRef = useRef<HTMLCanvasElement>(null)
  const lightsRef = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const [lines, lights] = [linesRef, lightsRef].map(({ current }) => current?.getContext('2d'))
    if (!lines || !lights) return
    const hubSteps = labels?.map(({ step }) => step)
    const graphFor = (isTall: boolean) => backdropGraph(name, count, isTall, hubSteps)
    return startBackdrop(lines, lights, graphFor, frozenAt)
  }, [name, count, labels, frozenAt])
  const hubs = backdropGraph(name, count).nodes.filter(({ isHub }) => isHub)
  const falling = labels?.toSorted((a, b) => b.confidence - a.confidence) ?? []
  return (
    <>
      <canvas ref={linesRef} className={styles.layer} />
      <canvas ref={lightsRef} className={styles.layer} />
      {hubs.map(({ x, y }, index) => {
        const label = falling[index]
        const [side, share] = x < 0.75 ? ['insetInlineStart', x] : ['insetInlineEnd', 1 - x]
        return (
          label && (
            <div
              key={label.name}
              className={styles.label}
              // 20 pixels from the center of the hub.
              style={{ [side]: `calc(${share * 100}% + 20px)`, insetBlockStart: `calc(${y * 100}% - 1em)` }}
            >
              <span className={styles.name}>{label.name}</span>
              <span className={styles.confidence}>
                <bdi>{percentOf(label.confidence)}</bdi>
              </span>
            </div>
          )
        )
      })}
    </>
  )
}
