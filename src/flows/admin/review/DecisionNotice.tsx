import type { ReactNode } from 'react'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Notice, type NoticeTone } from '../../../ui/Notice/Notice.tsx'
import { Progress } from '../../../ui/Progress/Progress.tsx'
import { applicantName } from '../waitlist/application.ts'
import * as styles from './DecisionBar.css.ts'
import type { decisionMachine } from './decision.machine.ts'
import type { DecisionEvent } from './decision.types.ts'
import { countItems, type DecisionItem } from './decisionItems.ts'
import type { Verdict } from './decisionRules.ts'
import { decisionProgress, decisionText, itemText } from './decisionText.ts'

type State = ViewState<typeof decisionMachine>

export interface DecisionNoticeProps {
  state: State
  send: (event: DecisionEvent) => void
  /** Milliseconds since 1970. */
  now: number
  /** Shows only the title and the buttons. */
  isCompact?: boolean
}

/** One decision: its progress or result, with Undo, Retry or Resend. */
export function DecisionNotice({ state, send, now, isCompact = false }: DecisionNoticeProps) {
  const { title, detail } = decisionText(state, now)
  const progress = decisionProgress(state)
  const { items, verdict } = state.context
  return (
    <Notice
      // DecisionBar has the only live region.
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
      {!isCompact && hasMixedResults(items) && <Results items={items} verdict={verdict} now={now} />}
    </Notice>
  )
}

function toneOf(state: State): NoticeTone {
  const { items } = state.context
  if (state.matches('failed') || state.matches('undoFailed')) return 'error'
  const hasProblem =
    countItems(
      items,
      'failed',
      'decidedElsewhere',
      'notFound',
      'emailFailed',
      'emailStopped',
      'undoTooLate',
    ) > 0
  if (hasProblem && !state.matches('saving')) return 'warning'
  const isDone = state.matches('held') || state.matches('saved') || state.matches('undone')
  return isDone ? 'success' : 'info'
}

/** A pressed button stays until its call has finished, so that it keeps the focus. */
function Actions({ state, send }: Pick<DecisionNoticeProps, 'state' | 'send'>): ReactNode {
  const { items } = state.context
  const hasUnsentEmails = state.matches('emailFailed')
  const failed = countItems(items, 'failed')
  const canRetry = failed > 0 && state.can({ type: 'retry.requested' }) && !hasUnsentEmails
  const isUndoing = state.matches('undoing')
  const { interruption, isResend } = state.context
  const isRunning = items.length > 1 && (state.matches('saving') || state.matches('notifying'))
  return (
    <div className={styles.actions}>
      {isRunning && (
        <Button
          size="small"
          busy={interruption === 'stop'}
          disabled={interruption === 'undo'}
          onClick={() => send({ type: 'stop.requested' })}
        >
          Stop
        </Button>
      )}
      {canRetry && (
        <Button size="small" onClick={() => send({ type: 'retry.requested' })}>
          {items.length === 1 ? 'Retry' : `Retry ${failed}`}
        </Button>
      )}
      {hasUnsentEmails && (
        <Button size="small" onClick={() => send({ type: 'retry.requested' })}>
          {countItems(items, 'emailFailed', 'emailStopped') === 1 ? 'Resend email' : 'Resend emails'}
        </Button>
      )}
      {state.matches('undoFailed') && (
        <Button size="small" onClick={() => send({ type: 'decision.kept' })}>
          {items.length === 1 ? 'Keep decision' : 'Keep decisions'}
        </Button>
      )}
      {((isRunning && !isResend) || state.matches('held') || isUndoing || state.matches('undoFailed')) && (
        <Button
          size="small"
          busy={isUndoing || interruption === 'undo'}
          onClick={() => send({ type: 'undo.requested' })}
        >
          {state.matches('undoFailed') ? 'Undo again' : 'Undo'}
        </Button>
      )}
    </div>
  )
}

/** What was stopped before it started is not a result. */
const isResult = (item: DecisionItem) => item.status.kind !== 'stopped'
const isProblem = (item: DecisionItem) =>
  countItems([item], 'saving', 'saved', 'emailed', 'undoing', 'undone') === 0

/** Whether there are several applications and at least one failed or was skipped. */
function hasMixedResults(items: readonly DecisionItem[]): boolean {
  return items.length > 1 && items.filter(isResult).some(isProblem)
}

/** The result of each application, problems first. */
function Results({ items, verdict, now }: { items: readonly DecisionItem[]; verdict: Verdict; now: number }) {
  const results = items.filter(isResult)
  const ordered = [...results.filter(isProblem), ...results.filter((item) => !isProblem(item))]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable by keyboard
    <ul className={styles.items} tabIndex={0} aria-label="Results">
      {ordered.map((item) => (
        <li key={item.application.id} className={styles.item}>
          <bdi className={styles.name}>{applicantName(item.application)}</bdi>
          <span className={styles.result}>{itemText(item, verdict, now)}</span>
        </li>
      ))}
    </ul>
  )
}
