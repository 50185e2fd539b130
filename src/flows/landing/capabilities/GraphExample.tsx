import { useId } from 'react'
import { cx } from '../../../theme/cx.ts'
import { ramp } from '../../../theme/ramp.css.ts'
import type { Step } from '../../../theme/scale.ts'
import * as styles from './examples.css.ts'

/** Nodes around the three claims: across, down, step. */
const LEAVES: readonly (readonly [x: number, y: number, step: Step])[] = [
  [30, 44, 1],
  [52, 158, 2],
  [196, 172, 3],
  [212, 24, 5],
  [356, 104, 5],
  [344, 22, 6],
]

/** Lines that lead on, some beyond the card. */
const LINES =
  'M104 76L30 44M104 76L52 158M104 76L212 24M282 56L344 22M282 56L356 104M262 142L196 172M262 142L356 104M30 44L-200 -40M52 158L-200 190M344 22L640 -60M356 104L640 140M196 172L180 260'

/** Three claims of a graph, what supports and what contradicts between them. */
export function GraphExample() {
  return (
    <svg viewBox="0 0 388 192" fill="none" aria-hidden="true" className={styles.graph}>
      <path d={LINES} className={styles.plainLine} />
      <path d="M104 76L282 56" className={styles.line} />
      <path d="M282 56L262 142" className={cx(styles.line, styles.against)} />
      {LEAVES.map(([x, y, step]) => (
        <Node key={`${x} ${y}`} {...{ x, y, step }} />
      ))}
      <Claim x={104} y={76} step={5} name="Spindle density" />
      <Claim x={282} y={56} step={6} name="Recall" />
      <Claim x={262} y={142} step={2} name="Dream content" />
      <text x="193" y="60" textAnchor="middle" className={styles.relation}>
        supports
      </text>
      <text x="282" y="106" className={styles.relation}>
        contradicts
      </text>
    </svg>
  )
}

interface NodeProps {
  x: number
  y: number
  step: Step
  /** How far its light reaches. */
  reach?: number
  dot?: number
}

function Node({ x, y, step, reach = 18, dot = 3 }: NodeProps) {
  const light = useId()
  return (
    <g className={ramp[step]}>
      <radialGradient id={light}>
        <stop className={styles.lightInside} />
        <stop offset="1" className={styles.lightOutside} />
      </radialGradient>
      <circle cx={x} cy={y} r={reach} fill={`url(#${light})`} />
      <circle cx={x} cy={y} r={dot} className={styles.dot} />
    </g>
  )
}

function Claim({ name, ...place }: Pick<NodeProps, 'x' | 'y' | 'step'> & { name: string }) {
  const { x, y, step } = place
  return (
    <>
      <Node {...place} reach={36} dot={5} />
      <circle cx={x} cy={y} r="9" className={cx(ramp[step], styles.ring)} />
      <text x={x} y={y + 26} textAnchor="middle" className={styles.name}>
        {name}
      </text>
    </>
  )
}
