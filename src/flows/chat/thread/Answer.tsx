import type { ReactNode } from 'react'
import { memo, useCallback } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { Source } from '../../../api/types.ts'
import { comparePath } from '../../../domain/paths.ts'
import type { AccountSettings } from '../../../domain/settings.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import Markdown from '../../../ui/Markdown/Markdown.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { Citation } from '../evidence/Citation.tsx'
import { CONTRADICTION_TITLE, shownContradictions } from '../messages/contradictionSides.ts'
import type { ThreadMessage } from '../messages/messages.ts'
import { hasEvidence, reportsContradictions } from '../messages/messages.ts'
import { splitLead } from '../messages/splitLead.ts'
import type { AnswerActionsProps } from './AnswerActions.tsx'
import { AnswerActions } from './AnswerActions.tsx'
import type { AnswerSummaryProps } from './AnswerSummary.tsx'
import { AnswerSummary } from './AnswerSummary.tsx'
import { Contradictions } from './Contradictions.tsx'
import * as styles from './Message.css.ts'
import { OtherSettings } from './OtherSettings.tsx'
import { PrintedSources } from './PrintedSources.tsx'

const NO_SOURCES: readonly Source[] = []

/** Maximum length in characters of a first paragraph that is styled as a lead. */
const MAX_LEAD_LENGTH = 200

export interface AnswerProps extends AnswerSummaryProps, AnswerActionsProps {
  contradictionAlerts: boolean
  /** Which documents it is limited to; null without a limit. */
  scope: string | null
  /** Shown below an answer without evidence. */
  waitingDocuments?: ReactNode
  /** Today's settings. An answer says if it was computed with others. */
  settings?: AccountSettings | undefined
}

export function Answer({
  answer,
  isPinned,
  onPin,
  contradictionAlerts,
  scope,
  waitingDocuments,
  settings,
  ...actions
}: AnswerProps) {
  const contradictions = shownContradictions(answer)
  const [first, second] = answer.compared_ids ?? []
  const { lead, rest } =
    contradictions.length > 0 ? splitLead(answer.content) : { lead: answer.content, rest: '' }
  return (
    <>
      {scope !== null && <p className={styles.note}>{scope}</p>}
      {contradictionAlerts && contradictions.length === 0 && reportsContradictions(answer) && (
        // role="note" instead of an alert: a thread may contain many.
        <Notice tone="warning" role="note" className={styles.alert} title={CONTRADICTION_TITLE}>
          Check the evidence on both sides first.
        </Notice>
      )}
      <AnswerText answer={answer} text={lead} hasLead={hasLead(answer.content, contradictions.length > 0)} />
      {contradictions.length > 0 && (
        <Contradictions answer={answer} contradictions={contradictions} isAlert={contradictionAlerts} />
      )}
      {rest !== '' && <AnswerText answer={answer} text={rest} />}
      {first !== undefined && (
        <p className={styles.note}>
          <Link standalone render={<RouterLink to={comparePath(first, second)} />}>
            Compare both documents
          </Link>
        </p>
      )}
      {!hasEvidence(answer) && waitingDocuments}
      {settings && <OtherSettings answer={answer} settings={settings} {...actions} />}
      <AnswerSummary answer={answer} isPinned={isPinned} onPin={onPin} />
      <PrintedSources sources={answer.sources ?? NO_SOURCES} />
      <AnswerActions answer={answer} {...actions} />
    </>
  )
}

/** Whether an answer starts with a short paragraph that something follows. */
function hasLead(markdown: string, isFollowed: boolean): boolean {
  const end = markdown.search(/\n\s*\n/)
  return end < 0 ? isFollowed && markdown.length <= MAX_LEAD_LENGTH : end > 0 && end <= MAX_LEAD_LENGTH
}

interface AnswerTextProps {
  answer: ThreadMessage
  text: string
  /** The first paragraph is styled as a lead. */
  hasLead?: boolean
}

/** Memoized: the Markdown is parsed once. Citations read the source selection from their context. */
const AnswerText = memo(function AnswerText({ answer, text, hasLead = false }: AnswerTextProps) {
  const renderCitation = useCallback(
    (marker: number) => <Citation answer={answer} marker={marker} />,
    [answer],
  )
  return <Markdown text={text} lead={hasLead} renderCitation={renderCitation} className={styles.answer} />
})
