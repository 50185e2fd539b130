import type { Hypothesis } from '../../../api/types.ts'
import { CONFIDENCE_LEVELS } from '../../../domain/confidence.ts'
import { HYPOTHESIS_SOURCES_SHOWN } from '../../../domain/evidence.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { ConfidenceMeter } from '../../../ui/ConfidenceMeter/ConfidenceMeter.tsx'
import { EvidenceCount } from '../../../ui/EvidenceCount/EvidenceCount.tsx'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import * as styles from './Evidence.css.ts'
import { EvidencePanel } from './EvidencePanel.tsx'
import { FirstFew } from './FirstFew.tsx'

/** What the answer holds for true, how firmly, and why. */
export function Hypotheses({ hypotheses }: { hypotheses: readonly Hypothesis[] }) {
  return (
    <EvidencePanel title="Hypotheses" count={hypotheses.length}>
      {hypotheses.map((hypothesis) => (
        <HypothesisEntry key={hypothesis.hypothesis} hypothesis={hypothesis} />
      ))}
    </EvidencePanel>
  )
}

function HypothesisEntry({
  hypothesis: { hypothesis, confidence, reasoning, sources, supporting, contradicting },
}: {
  hypothesis: Hypothesis
}) {
  return (
    <li className={styles.entry}>
      <p className={styles.claim}>{hypothesis}</p>
      <ConfidenceMeter levels={CONFIDENCE_LEVELS} className={styles.spaced} value={confidence} />
      {supporting !== undefined && contradicting !== undefined && (
        <EvidenceCount className={styles.spaced} supporting={supporting} contradicting={contradicting} />
      )}
      {reasoning !== '' && <p className={styles.detail}>{reasoning}</p>}
      {sources.length > 0 && (
        <div className={styles.names}>
          <FirstFew of={sources} limit={HYPOTHESIS_SOURCES_SHOWN} moreLabel={(hidden) => `+${hidden} more`}>
            {(name) => <MiddleTruncate text={toDisplayName(name)} />}
          </FirstFew>
        </div>
      )}
    </li>
  )
}
