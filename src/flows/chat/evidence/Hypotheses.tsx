import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Hypothesis } from '../../../api/types.ts'
import { CONFIDENCE_LEVELS } from '../../../domain/confidence.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { ConfidenceMeter } from '../../../ui/ConfidenceMeter/ConfidenceMeter.tsx'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import { differingWords } from '../messages/contradictionSides.ts'
import type { ThreadMessage } from '../messages/messages.ts'
import * as styles from './Evidence.css.ts'
import { EvidenceSection } from './EvidenceSection.tsx'
import { ShowMore } from './ShowMore.tsx'

/** Number of a hypothesis' sources that are shown before "show more". */
const SOURCES_SHOWN = 3

export function Hypotheses({ answer }: { answer: ThreadMessage }) {
  const { hypotheses = [] } = answer
  return (
    <EvidenceSection title="Hypotheses" count={hypotheses.length}>
      {hypotheses.map((hypothesis) => (
        <HypothesisEntry
          key={hypothesis.hypothesis}
          hypothesis={hypothesis}
          difference={differingWords(hypothesis.hypothesis, answer)}
        />
      ))}
    </EvidenceSection>
  )
}

interface HypothesisEntryProps {
  hypothesis: Hypothesis
  /** The words that distinguish it from the others. */
  difference: string
}

/** A hypothesis with its confidence. Its whole claim, reasoning and documents are shown on demand. */
function HypothesisEntry({
  hypothesis: { hypothesis, confidence, reasoning, sources, supporting, contradicting },
  difference,
}: HypothesisEntryProps) {
  const [isExpanded, setExpanded] = useState(false)
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.claim}
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
      >
        <span>
          {difference !== '' && <strong className={styles.difference}>{difference}: </strong>}
          {hypothesis}
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <ConfidenceMeter levels={CONFIDENCE_LEVELS} className={styles.spaced} value={confidence} />
      {supporting !== undefined && contradicting !== undefined && (
        <p className={styles.detail}>{countsOf(supporting, contradicting)}</p>
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

/** '2 passages support it, 1 contradicts it' */
function countsOf(supporting: number, contradicting: number): string {
  const contradicts = contradicting === 1 ? 'contradicts it' : 'contradict it'
  const support =
    supporting === 1
      ? '1 passage supports it'
      : `${supporting === 0 ? 'No' : supporting.toLocaleString('en')} passages support it`
  return `${support}, ${contradicting === 0 ? 'none' : contradicting.toLocaleString('en')} ${contradicts}`
}
