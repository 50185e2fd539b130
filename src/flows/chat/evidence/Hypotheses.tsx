import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Hypothesis } from '../../../api/types.ts'
import { CONFIDENCE_LEVELS } from '../../../domain/confidence.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { ConfidenceMeter } from '../../../ui/ConfidenceMeter/ConfidenceMeter.tsx'
import { EvidenceCount } from '../../../ui/EvidenceCount/EvidenceCount.tsx'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import * as styles from './Evidence.css.ts'
import { EvidenceSection } from './EvidenceSection.tsx'
import { ShowMore } from './ShowMore.tsx'

/** Number of a hypothesis' sources that are shown before "show more". */
const SOURCES_SHOWN = 3

export function Hypotheses({ hypotheses }: { hypotheses: readonly Hypothesis[] }) {
  return (
    <EvidenceSection title="Hypotheses" count={hypotheses.length}>
      {hypotheses.map((hypothesis) => (
        <HypothesisEntry key={hypothesis.hypothesis} hypothesis={hypothesis} />
      ))}
    </EvidenceSection>
  )
}

/** A hypothesis with its confidence. Its whole claim, reasoning and documents are shown on demand. */
function HypothesisEntry({
  hypothesis: { hypothesis, confidence, reasoning, sources, supporting, contradicting },
}: {
  hypothesis: Hypothesis
}) {
  const [isExpanded, setExpanded] = useState(false)
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.claim}
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
      >
        <span>{hypothesis}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <ConfidenceMeter levels={CONFIDENCE_LEVELS} className={styles.spaced} value={confidence} />
      {supporting !== undefined && contradicting !== undefined && (
        <EvidenceCount className={styles.spaced} supporting={supporting} contradicting={contradicting} />
      )}
      {isExpanded && reasoning !== '' && <p className={styles.detail}>{reasoning}</p>}
      {isExpanded && sources.length > 0 && (
        <div className={styles.fileNames}>
          <ShowMore items={sources} limit={SOURCES_SHOWN} moreLabel={(hidden) => `+${hidden} more`}>
            {(name) => <MiddleTruncate text={toDisplayName(name)} />}
          </ShowMore>
        </div>
      )}
    </li>
  )
}
