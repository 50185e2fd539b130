import { useMachine } from '@xstate/react'
import { createElement, type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Application } from '../../../hosted/applications.ts'
import { useEmitted } from '../../../lib/xstate/useEmitted.ts'
import type { DecisionListener } from './activeDecisions.ts'
import { createActiveDecisions } from './activeDecisions.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { liveActors } from './decision.actors.ts'
import { decisionMachine } from './decision.machine.ts'
import type { ItemStatusKind } from './decisionItems.ts'
import { notesToStore } from './decisionRules.ts'
import { decisionAnnouncement } from './decisionText.ts'
import { HistoryScreen } from './HistoryScreen.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { reviewMachine } from './review.machine.ts'
import { showFailureToasts } from './showFailureToasts.ts'
import { usePageLeave } from './usePageLeave.ts'

/** Results that the dialog shows instead of the bar. */
const UNSAVED_KINDS: readonly ItemStatusKind[] = ['failed', 'decidedElsewhere', 'notFound']

const liveMachine = decisionMachine.provide({ actors: liveActors })

export interface Decisions {
  /** Opens the review dialog. */
  review(application: Application): void
  /** Decides on several applications at once, without notes. */
  decide(applications: readonly Application[], verdict: 'approved' | 'rejected'): void
  dialog: ReactNode
  /** The notices of recent decisions. Takes no space if there are none. */
  bar: ReactNode
  /** Whether a decision on the application is being saved or can still be undone. */
  isBusy(id: string): boolean
  /** Sends the waiting emails at once. Call it before signing out, which would prevent them. */
  leave(): void
}

/** Provides the review dialog and the decisions of the admin area. Use it once per page. */
export function useDecisions({
  reviewedBy,
  onChanged,
}: {
  /** The admin's user id. */
  reviewedBy: string
  /** Receives an application after a decision was saved or undone, or another admin's change was read. */
  onChanged: (application: Application) => void
}): Decisions {
  const [review, send, dialogActor] = useMachine(reviewMachine)
  const listener = useRef<DecisionListener>(() => {})
  const [decisions] = useState(() =>
    createActiveDecisions(liveMachine, (event, id) => listener.current(event, id)),
  )
  const { decisions: shown, latest } = useSyncExternalStore(decisions.subscribe, decisions.get)
  /** Id of the decision that the dialog waits for. */
  const pendingId = useRef<number | null>(null)
  const opener = useRef<Element | null>(null)
  const isDecided = useRef(false)
  const bar = useRef<HTMLElement>(null)
  const now = Date.now()

  useLayoutEffect(() => {
    listener.current = (event, id) => {
      showFailureToasts(event)
      if (event.type === 'application.changed') onChanged(event.application)
      const [item] = event.type === 'saving.finished' ? event.items : []
      if (item === undefined || id !== pendingId.current) return
      pendingId.current = null
      isDecided.current = !UNSAVED_KINDS.includes(item.status.kind)
      if (!isDecided.current) decisions.remove(id)
      send({ type: 'saving.finished', item })
    }
    return () => {
      // After unmounting, failures are still shown as toasts.
      listener.current = showFailureToasts
    }
  })
  useEmitted(dialogActor, {
    'decision.requested': ({ application, verdict, notes }) => {
      const applications = [application]
      pendingId.current = decisions.start({ applications, verdict, notes: notesToStore(notes), reviewedBy })
      if (pendingId.current !== null) return
      const status = {
        kind: 'failed',
        reason: 'Another decision about this application is in progress.',
      } as const
      send({ type: 'saving.finished', item: { application, status } })
    },
  })
  usePageLeave(decisions.sendToAll)

  return {
    review(application) {
      opener.current = document.activeElement
      isDecided.current = false
      send({ type: 'review.requested', application })
    },
    decide(applications, verdict) {
      decisions.start({ applications, verdict, notes: null, reviewedBy })
    },
    isBusy: decisions.isBusy,
    leave: () => decisions.sendToAll({ type: 'area.left' }),
    dialog: createElement(ReviewDialog, {
      state: review,
      send,
      now,
      history:
        review.context.application &&
        createElement(HistoryScreen, {
          key: `${review.context.application.id} ${review.context.application.status}`,
          applicationId: review.context.application.id,
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
 * The button that opened the dialog. A decision removes that button, so the bar gets the focus instead; not its Undo
 * button, which a repeated Enter would press.
 */
function finalFocusOf(opener: Element | null, bar: HTMLElement | null): HTMLElement | boolean {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) return opener
  queueMicrotask(() => bar?.focus({ preventScroll: true }))
  return false
}
