import { stepOf } from '../../../domain/confidence.ts'
import { percentOf } from '../../../lib/scale.ts'
import { ScaleCells } from '../../../ui/ScaleCells/ScaleCells.tsx'
import * as styles from './examples.css.ts'

const CLAIMS = [
  { claim: 'Replay drives consolidation', confidence: 0.934 },
  { claim: 'Spindles gate the transfer', confidence: 0.812 },
  { claim: 'Schemas speed integration', confidence: 0.589 },
  { claim: 'Dream content is causal', confidence: 0.287 },
]

export function HypothesesExample() {
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
