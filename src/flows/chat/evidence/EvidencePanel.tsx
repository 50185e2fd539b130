import { PanelRight } from 'lucide-react'
import { memo } from 'react'
import { formatTimeOfDay } from '../../../lib/text/format.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import type { ThreadMessage } from '../messages/messages.ts'
import * as styles from './Evidence.css.ts'
import { Hypotheses } from './Hypotheses.tsx'
import { ReasoningNodes } from './ReasoningNodes.tsx'
import { Sources } from './Sources.tsx'

export interface EvidencePanelProps {
  answer: ThreadMessage
  onHide: () => void
}

export const EvidencePanel = memo(function EvidencePanel({ answer, onHide }: EvidencePanelProps) {
  return (
    <>
      <div className={styles.header}>
        <h2 className={styles.title}>
          Evidence{' '}
          <span className={styles.titleNote}>for the {formatTimeOfDay(answer.timestamp)} answer</span>
        </h2>
        <IconButton label="Hide evidence" onClick={onHide}>
          <PanelRight aria-hidden="true" />
        </IconButton>
      </div>
      <Hypotheses answer={answer} />
      <Sources answer={answer} />
      <ReasoningNodes answer={answer} />
    </>
  )
})
