import type { ReactNode } from 'react'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Notice, type NoticeTone } from '../../../ui/Notice/Notice.tsx'
import { Progress } from '../../../ui/Progress/Progress.tsx'
import { applicantName } from '../waitlist/application.ts'
import * as styles from './DecisionBar.css.ts'
import type { DecisionEvent } from './decision.base.ts'
import type { decisionMachine } from './decision.machine.ts'
import type { DecisionItem } from './decisionItems.ts'
import { countItems } from './decisionItems.ts'
import type { Verdict } from './decisionRules.ts'
import { decisionProgress, decisionText, itemText } from './decisionText.ts'

type State = ViewState<typeof decisionMachine>

export interface DecisionNoticeProps {
  state: State
  send: (event: DecisionEvent) => void
  /** Milliseconds since 1970. */
  now: number
  /** Only what happened, and what can be done about it: a newer decision has the room. */
  isCompact?: boolean
}

/** One decision: what happened to it, what comes next, and the way back. */
export function DecisionNotice({ state, send, now, isCompact = false }: DecisionNoticeProps) {
  const { title, detail } = decisionText(state, now)
  const progress = decisionProgress(state)
  const { rows, verdict } = state.context
  return (
    <Notice
      // The bar tells what happened once for all of them.
      role="group"
      tone={toneOf(state)}
      title={progress === null ? title : undefined}
      className={styles.notice}
      action={<Actions state={state} send={send} />}
      {...(state.can({ type: 'notice.dismissed' }) && {
        onDismiss: () => send({ type: 'notice.dismissed' }),
      })}
    >
      {progress !== null && (
        <Progress label={progress.label} value={progress.percent} valueText="" tone="neutral" />
      )}
      {!isCompact && detail}
      {!isCompact && isMixed(rows) && <Results rows={rows} verdict={verdict} now={now} />}
    </Notice>
  )
}

function toneOf(state: State): NoticeTone {
  const { rows } = state.context
  if (state.matches('failed') || state.matches('undoFailed')) return 'error'
  const isShort = countItems(rows, 'failed', 'taken', 'gone', 'unnotified', 'late') > 0
  if (isShort && !state.matches('saving')) return 'warning'
  const isDone = state.matches('held') || state.matches('saved') || state.matches('withdrawn')
  return isDone ? 'success' : 'info'
}

/** What can be done about it. A button that has been pressed stays until its work is done, and with it the focus. */
function Actions({ state, send }: Pick<DecisionNoticeProps, 'state' | 'send'>): ReactNode {
  const { rows } = state.context
  const unsent = state.matches('savedUnnotified')
  const failed = countItems(rows, 'failed')
  const canRetry = failed > 0 && state.can({ type: 'retry.requested' }) && !unsent
  const isUndoing = state.matches('undoing')
  return (
    <div className={styles.actions}>
      {canRetry && (
        <Button size="small" onClick={() => send({ type: 'retry.requested' })}>
          {rows.length === 1 ? 'Retry' : `Retry ${failed}`}
        </Button>
      )}
      {unsent && (
        <Button size="small" onClick={() => send({ type: 'retry.requested' })}>
          {countItems(rows, 'unnotified') === 1 ? 'Resend email' : 'Resend emails'}
        </Button>
      )}
      {state.matches('undoFailed') && (
        <Button size="small" onClick={() => send({ type: 'decision.kept' })}>
          {rows.length === 1 ? 'Keep decision' : 'Keep decisions'}
        </Button>
      )}
      {(state.matches('held') || isUndoing || state.matches('undoFailed')) && (
        <Button size="small" busy={isUndoing} onClick={() => send({ type: 'undo.requested' })}>
          {state.matches('undoFailed') ? 'Undo again' : 'Undo'}
        </Button>
      )}
    </div>
  )
}

/** Whether several ended differently enough that each has to be told. */
function isMixed(rows: readonly DecisionItem[]): boolean {
  const clean = countItems(rows, 'waiting', 'decided', 'emailed', 'undoing', 'withdrawn')
  return rows.length > 1 && clean < rows.length
}

/** The result of each, what needs somebody first. */
function Results({ rows, verdict, now }: { rows: readonly DecisionItem[]; verdict: Verdict; now: number }) {
  const isShort = (row: DecisionItem) =>
    countItems([row], 'waiting', 'decided', 'emailed', 'undoing', 'withdrawn') === 0
  const ordered = [...rows.filter(isShort), ...rows.filter((row) => !isShort(row))]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by the keyboard too
    <ul className={styles.rows} tabIndex={0} aria-label="Results">
      {ordered.map((row) => (
        <li key={row.submission.id} className={styles.row}>
          <bdi className={styles.name}>{applicantName(row.submission)}</bdi>
          <span className={styles.result}>{itemText(row, verdict, now)}</span>
        </li>
      ))}
    </ul>
  )
}
