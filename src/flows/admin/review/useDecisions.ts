import { useMachine } from '@xstate/react'
import {
  createElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Application } from '../../../hosted/applications.ts'
import { useEmitted } from '../../../lib/xstate/useEmitted.ts'
import { countWaiting } from './activeDecisions.ts'
import { DecisionBar } from './DecisionBar.tsx'
import type { ItemStatusKind } from './decisionItems.ts'
import { notesToStore } from './decisionRules.ts'
import { decisionAnnouncement } from './decisionText.ts'
import { HistoryScreen } from './HistoryScreen.tsx'
import { ownDecisions } from './ownDecisions.ts'
import { ReviewDialog } from './ReviewDialog.tsx'
import { liveActors } from './review.actors.ts'
import { reviewMachine } from './review.machine.ts'
import { placeInQueue } from './reviewQueue.ts'
import { showFailureToasts } from './showFailureToasts.ts'

/** Results that the dialog shows instead of the bar. */
const UNSAVED_KINDS: readonly ItemStatusKind[] = ['failed', 'decidedElsewhere', 'notFound']

const liveMachine = reviewMachine.provide({ actors: liveActors })

export interface Decisions {
  review(application: Application): void
  /** Decides on several applications at once, without notes. */
  decide(applications: readonly Application[], verdict: 'approved' | 'rejected'): void
  /** Sends the setup emails of approved applications that were not sent. */
  resend(applications: readonly Application[]): void
  dialog: ReactNode
  /** The notices of recent decisions. Takes no space if there are none. While the dialog is open, it contains them. */
  bar: ReactNode
  /** Whether a decision on the application is being saved or can still be undone. */
  isBusy(id: string): boolean
  /** How many applications have a decision or an email that leaving could prevent. */
  waiting: number
  /** Sends the waiting emails at once. Call it before signing out, which would prevent them. */
  leave(): void
}

export interface DecisionsOptions {
  /** The session's actor: decisions outlive the page. */
  session: object
  reviewedBy: string
  applications: readonly Application[]
  listShown: () => readonly Application[]
  /** Receives an application after a decision was saved or undone, or another admin's change was read. */
  onChanged: (application: Application) => void
}

/** Provides the review dialog and the decisions of the admin area. Use it once per page. */
export function useDecisions({
  session,
  reviewedBy,
  applications,
  listShown,
  onChanged,
}: DecisionsOptions): Decisions {
  const [review, send, dialogActor] = useMachine(liveMachine)
  const [{ decisions, listener }] = useState(() => ownDecisions(session, reviewedBy))
  const { decisions: shown, latest } = useSyncExternalStore(decisions.subscribe, decisions.get)
  /** Id of the decision that the dialog waits for. */
  const pendingId = useRef<number | null>(null)
  const opener = useRef<Element | null>(null)
  const isDecided = useRef(false)
  const bar = useRef<HTMLElement>(null)
  /** The ids of the list when the dialog was opened. */
  const [order, setOrder] = useState<readonly string[]>([])
  const now = Date.now()
  const { application } = review.context
  const isOpen = !review.matches('closed')
  const place =
    isOpen && application ? placeInQueue(application.id, order, applications, decisions.isBusy) : null

  useLayoutEffect(() => {
    listener.current = (event, id) => {
      showFailureToasts(event)
      if (event.type === 'application.changed') onChanged(event.application)
      const [item] = event.type === 'saving.finished' ? event.items : []
      if (item === undefined || id !== pendingId.current) return
      pendingId.current = null
      const isSaved = !UNSAVED_KINDS.includes(item.status.kind)
      if (isSaved) isDecided.current = true
      else decisions.remove(id)
      send({ type: 'saving.finished', item, next: place?.following ?? null })
    }
  })
  // After unmounting, failures are still shown as toasts.
  useLayoutEffect(
    () => () => {
      listener.current = showFailureToasts
    },
    [listener],
  )
  useEmitted(dialogActor, {
    'application.changed': (event) => onChanged(event.application),
    'decision.requested': ({ application, verdict, notes }) => {
      const applications = [application]
      pendingId.current = decisions.start({ applications, verdict, notes: notesToStore(notes), reviewedBy })
      if (pendingId.current !== null) return
      const status = {
        kind: 'failed',
        reason: 'Another decision about this application is in progress.',
      } as const
      send({ type: 'saving.finished', item: { application, status }, next: null })
    },
  })

  const announcement = latest === null ? '' : decisionAnnouncement(latest, now)
  // The dialog itself shows that its decision is being saved.
  const [lastDecided] = shown.filter(
    ({ state }) => !(state.matches('saving') && state.context.items.length === 1),
  )
  const barOf = (inDialog: boolean) =>
    createElement(DecisionBar, {
      decisions: inDialog ? [lastDecided ?? []].flat() : shown,
      send: decisions.send,
      announcement,
      now,
      inDialog,
      // The bar of the page is there when the dialog has closed.
      ...(!inDialog && { ref: bar }),
    })

  return {
    review(requested) {
      opener.current = document.activeElement
      isDecided.current = false
      setOrder(listShown().map(({ id }) => id))
      send({ type: 'review.requested', application: requested })
    },
    decide(applications, verdict) {
      decisions.start({ applications, verdict, notes: null, reviewedBy })
    },
    resend: (applications) => decisions.resend(applications, reviewedBy),
    isBusy: decisions.isBusy,
    waiting: shown.reduce((sum, { state }) => sum + countWaiting(state), 0),
    leave: () => decisions.sendToAll({ type: 'page.left' }),
    dialog: createElement(ReviewDialog, {
      state: review,
      send,
      now,
      place: place !== null && place.count > 1 ? place : null,
      notice: isOpen ? barOf(true) : null,
      history:
        application &&
        createElement(HistoryScreen, {
          key: `${application.id} ${application.status}`,
          applicationId: application.id,
          now,
        }),
      finalFocus: () => finalFocusOf(isDecided.current ? null : opener.current, bar),
    }),
    bar: isOpen ? null : barOf(false),
  }
}

/**
 * The button that opened the dialog. A decision removes that button, so the bar gets the focus instead; not its Undo
 * button, which a repeated Enter would press. If the notices have gone, the table gets it.
 */
function finalFocusOf(opener: Element | null, bar: RefObject<HTMLElement | null>): HTMLElement | boolean {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) return opener
  queueMicrotask(() => {
    const target = bar.current ?? document.querySelector<HTMLElement>('main [data-row] button')
    target?.focus({ preventScroll: true })
  })
  return false
}
