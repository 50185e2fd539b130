import { useMachine } from '@xstate/react'
import { createElement, type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Application } from '../../../hosted/applications.ts'
import { useEmitted } from '../../../lib/xstate/useEmitted.ts'
import type { DecisionListener } from './activeDecisions.ts'
import { createActiveDecisions } from './activeDecisions.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { liveActors } from './decision.actors.ts'
import { decisionMachine } from './decision.machine.ts'
import type { ItemStatusKind } from './decisionRules.ts'
import { notesToStore } from './decisionRules.ts'
import { decisionAnnouncement } from './decisionText.ts'
import { HistoryScreen } from './HistoryScreen.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { reviewMachine } from './review.machine.ts'
import { showFailureToasts } from './showFailureToasts.ts'
import { usePageLeave } from './usePageLeave.ts'

/** A decision that was not saved; the dialog tells. */
const UNSAVED: readonly ItemStatusKind[] = ['failed', 'taken', 'gone']

const liveMachine = decisionMachine.provide({ actors: liveActors })

/** What decides about applications, and what it shows of that. */
export interface Decisions {
  /** Opens the dialog: to decide about a pending application, or to read of another. */
  review(submission: Application): void
  /** Decides about several at once, without notes. */
  decide(submissions: readonly Application[], verdict: 'approved' | 'rejected'): void
  /** Belongs anywhere on the page. */
  dialog: ReactNode
  /** What has just been decided, and can still be undone. Takes no room while there is nothing. */
  bar: ReactNode
  /** Whether a decision about it is under way, or can still be undone. */
  isBusy(id: string): boolean
  /** What is held is sent at once: before signing out, after which it could not be. */
  leave(): void
}

/** Decisions about applications. One place of a page uses it. */
export function useDecisions({
  reviewedBy,
  onChanged,
}: {
  /** The admin's user id. */
  reviewedBy: string
  /** An application as it stands now: decided here, elsewhere, or taken back. */
  onChanged: (submission: Application) => void
}): Decisions {
  const [review, send, dialogActor] = useMachine(reviewMachine)
  const heard = useRef<DecisionListener>(() => {})
  const [decisions] = useState(() =>
    createActiveDecisions(liveMachine, (event, id) => heard.current(event, id)),
  )
  const { decisions: shown, latest } = useSyncExternalStore(decisions.subscribe, decisions.get)
  /** The decision that the dialog waits for. */
  const asked = useRef<number | null>(null)
  const opener = useRef<Element | null>(null)
  const isDecided = useRef(false)
  const bar = useRef<HTMLElement>(null)
  // It moves on with everything that happens here: nothing that is told is older than that.
  const now = Date.now()

  useLayoutEffect(() => {
    heard.current = (event, id) => {
      showFailureToasts(event)
      if (event.type === 'submission.changed') onChanged(event.submission)
      const [row] = event.type === 'decision.answered' ? event.rows : []
      if (row === undefined || id !== asked.current) return
      asked.current = null
      isDecided.current = !UNSAVED.includes(row.standing.kind)
      // What was not saved is told in the dialog.
      if (!isDecided.current) decisions.remove(id)
      send({ type: 'decision.answered', row })
    }
    return () => {
      // Nobody is there any more to hear of anything else.
      heard.current = showFailureToasts
    }
  })
  useEmitted(dialogActor, {
    'decision.requested': ({ submission, verdict, notes }) => {
      const submissions = [submission]
      asked.current = decisions.start({ submissions, verdict, notes: notesToStore(notes), reviewedBy })
      if (asked.current !== null) return
      const standing = { kind: 'failed', reason: 'Another decision about it is under way.' } as const
      send({ type: 'decision.answered', row: { submission, standing } })
    },
  })
  usePageLeave(decisions.tell)

  return {
    review(submission) {
      opener.current = document.activeElement
      isDecided.current = false
      send({ type: 'review.requested', submission })
    },
    decide(submissions, verdict) {
      decisions.start({ submissions, verdict, notes: null, reviewedBy })
    },
    isBusy: decisions.isBusy,
    leave: () => decisions.tell({ type: 'area.left' }),
    dialog: createElement(ReviewDialog, {
      state: review,
      send,
      now,
      history:
        review.context.submission &&
        createElement(HistoryScreen, {
          key: `${review.context.submission.id} ${review.context.submission.status}`,
          submissionId: review.context.submission.id,
          now,
        }),
      finalFocus: () => finalFocusOf(isDecided.current ? null : opener.current, bar.current),
    }),
    bar: createElement(DecisionBar, {
      decisions: shown,
      send: decisions.send,
      announcement: latest === null ? '' : decisionAnnouncement(latest, now),
      now,
      ref: bar,
    }),
  }
}

/**
 * Back to the button that opened the dialog. After a decision, which has no use for that button, to what the decision
 * has to say: the bar itself, for the next Enter of somebody in a hurry would press its Undo.
 */
function finalFocusOf(opener: Element | null, bar: HTMLElement | null): HTMLElement | boolean {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) return opener
  queueMicrotask(() => bar?.focus({ preventScroll: true }))
  return false
}
