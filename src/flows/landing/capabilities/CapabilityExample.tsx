import { useId } from 'react'
import { stepOf } from '../../../domain/confidence.ts'
import { percentOf } from '../../../lib/scale.ts'
import { cx } from '../../../theme/cx.ts'
import { ramp } from '../../../theme/ramp.css.ts'
import type { Step } from '../../../theme/scale.ts'
import { FileTypeTag } from '../../../ui/FileTypeTag/FileTypeTag.tsx'
import { ScaleCells } from '../../../ui/ScaleCells/ScaleCells.tsx'
import type { CapabilityName } from './Capabilities.tsx'
import * as styles from './examples.css.ts'

/** Unlabeled nodes. x and y in SVG units; `step`: confidence level. */
const NODES: readonly (readonly [x: number, y: number, step: Step])[] = [
  [30, 44, 1],
  [52, 158, 2],
  [196, 172, 3],
  [212, 24, 5],
  [356, 104, 5],
  [344, 22, 6],
]

/** SVG path of the unlabeled relations, some of which end outside the card. */
const RELATIONS =
  'M104 76L30 44M104 76L52 158M104 76L212 24M282 56L344 22M282 56L356 104M262 142L196 172M262 142L356 104M30 44L-200 -40M52 158L-200 190M344 22L640 -60M356 104L640 140M196 172L180 260'

function GraphExample() {
  return (
    <svg viewBox="0 0 388 192" fill="none" aria-hidden="true" className={styles.graph}>
      <path d={RELATIONS} className={styles.plainLine} />
      <path d="M104 76L282 56" className={styles.line} />
      <path d="M282 56L262 142" className={cx(styles.line, styles.contradicting)} />
      {NODES.map(([x, y, step]) => (
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
  glowRadius?: number
  dotRadius?: number
}

function Node({ x, y, step, glowRadius = 18, dotRadius = 3 }: NodeProps) {
  const gradientId = useId()
  return (
    <g className={ramp[step]}>
      <radialGradient id={gradientId}>
        <stop className={styles.glowCenter} />
        <stop offset="1" className={styles.glowEdge} />
      </radialGradient>
      <circle cx={x} cy={y} r={glowRadius} fill={`url(#${gradientId})`} />
      <circle cx={x} cy={y} r={dotRadius} className={styles.dot} />
    </g>
  )
}

function Claim({ name, ...node }: Pick<NodeProps, 'x' | 'y' | 'step'> & { name: string }) {
  const { x, y, step } = node
  return (
    <>
      <Node {...node} glowRadius={36} dotRadius={5} />
      <circle cx={x} cy={y} r="9" className={cx(ramp[step], styles.ring)} />
      <text x={x} y={y + 26} textAnchor="middle" className={styles.name}>
        {name}
      </text>
    </>
  )
}

const FILE = 'Halden_consolidation-review.pdf'

const CONFIDENCE = 0.934

function SourceExample() {
  return (
    <figure className={cx(styles.source, ramp[stepOf(CONFIDENCE)])}>
      <div className={styles.file}>
        <FileTypeTag type={FILE} />
        <span className={styles.filename}>{FILE}</span>
      </div>
      <blockquote className={styles.excerpt}>
        “During slow-wave sleep the hippocampus replays the activity of the day.”
      </blockquote>
      <figcaption className={styles.location}>
        Page 2 · confidence <bdi>{percentOf(CONFIDENCE)}</bdi>
      </figcaption>
    </figure>
  )
}

const CLAIMS = [
  { claim: 'Replay drives consolidation', confidence: 0.934 },
  { claim: 'Spindles gate the transfer', confidence: 0.812 },
  { claim: 'Schemas speed integration', confidence: 0.589 },
  { claim: 'Dream content is causal', confidence: 0.287 },
]

function HypothesesExample() {
  return (
    <ol aria-label="Example of ranked hypotheses" className={styles.ranked}>
      {CLAIMS.map(({ claim, confidence }) => (
        <li key={claim} className={styles.claim}>
          <span>{claim}</span>
          <ScaleCells step={stepOf(confidence)} />
          <bdi className={styles.percent}>{percentOf(confidence)}</bdi>
        </li>
      ))}
    </ol>
  )
}

const EXAMPLES = { graph: GraphExample, hypotheses: HypothesesExample, source: SourceExample }

/** A part of the interface that shows a feature. Loaded on demand. */
export default function CapabilityExample({ of }: { of: CapabilityName }) {
  const Example = EXAMPLES[of]
  return <Example />
}
