import { assertEvent } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import { keepUnchanged } from '../../../lib/keepUnchanged.ts'
import { actionActorId, adminWaitlistBase, isRunning, WATCH_ACTOR_ID } from './adminWaitlist.base.ts'
import type { AdminWaitlistContext } from './adminWaitlist.types.ts'
import { isReviewChanged } from './application.ts'
import type { ActionReport } from './applicationAction.machine.ts'
import { type AdminNotification, actionFailed, actionFinished } from './notifications.ts'
import { isSelectable, searchWaitlist } from './waitlistSearch.ts'
import type { WatchReport } from './watchApplications.ts'

type ListChange =
  | Extract<WatchReport, { type: 'listing.refreshed' }>
  | Extract<ActionReport, { type: 'action.finished' }>
  | { type: 'application.changed'; application: Application }

const LIST_CHANGE_EVENTS = ['listing.refreshed', 'action.finished', 'application.changed'] as const

/** The selected ids that can still be selected and match search and filter, so that nothing applies to a hidden row. */
export function visibleSelection({
  applications,
  search,
  filter,
  selected,
}: AdminWaitlistContext): readonly string[] {
  if (selected.length === 0) return selected
  const ids = new Set(selected)
  return searchWaitlist(applications, search, filter)
    .filter((application) => ids.has(application.id) && isSelectable(application, filter))
    .map(({ id }) => id)
}

/** The list after a change. A listing does not replace applications with a running action. */
function listAfter({ applications, actions }: AdminWaitlistContext, change: ListChange) {
  if (change.type === 'listing.refreshed') {
    const running = Object.keys(actions).filter((id) => isRunning(actions[id]))
    return keepUnchanged(applications, change.applications, new Set(running))
  }
  if (change.type === 'action.finished' && change.outcome.kind === 'notFound')
    return applications.filter(({ id }) => id !== change.id)
  const changed = 'application' in change ? change.application : changedApplication(change)
  return applications.map((application) =>
    changed !== null && application.id === changed.id ? changed : application,
  )
}

const changedApplication = ({ outcome }: Extract<ActionReport, { type: 'action.finished' }>) =>
  outcome.kind === 'notFound' ? null : outcome.application

const withoutActions = ({ actions }: AdminWaitlistContext, ids: readonly string[]) =>
  Object.fromEntries(Object.entries(actions).filter(([id]) => !ids.includes(id)))

/** Applies a change to the list. Removes the actions of removed applications, and failed actions if the review changed. */
const applyChange = adminWaitlistBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, LIST_CHANGE_EVENTS)
  const applications = listAfter(context, event)
  if (applications === context.applications) return
  const before = new Map(context.applications.map((application) => [application.id, application]))
  const after = new Map(applications.map((application) => [application.id, application]))
  const obsolete = Object.keys(context.actions).filter((id) => {
    const [oldApplication, newApplication] = [before.get(id), after.get(id)]
    if (newApplication === undefined) return true
    const isStopped = !isRunning(context.actions[id])
    return isStopped && oldApplication !== undefined && isReviewChanged(oldApplication, newApplication)
  })
  for (const id of obsolete) enqueue.stopChild(actionActorId(id))
  enqueue.assign({
    applications,
    actions: withoutActions(context, obsolete),
    selected: visibleSelection({ ...context, applications }),
  })
})

/** Discards a running request of the list, which may not contain the latest local change. */
const discardListing = adminWaitlistBase.sendTo(WATCH_ACTOR_ID, { type: 'listing.outdated' })

/** Starts an actor for a new action; the actor of a failed one retries. */
const sendToAction = adminWaitlistBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['action.requested', 'retry.requested'])
  const { hasBackend } = event
  if (event.type === 'retry.requested') {
    enqueue.sendTo(actionActorId(event.id), { type: 'retry.requested', hasBackend })
    return
  }
  const { action, application } = event
  const { id } = application
  if (id in context.actions) enqueue.stopChild(actionActorId(id))
  enqueue.spawnChild('applicationAction', {
    id: actionActorId(id),
    input: { application, action, hasBackend },
  })
})

const saveProgress = adminWaitlistBase.assign(({ context, event }) => {
  assertEvent(event, 'action.progressed')
  return { actions: { ...context.actions, [event.id]: event.progress } }
})

const removeAction = adminWaitlistBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['action.finished', 'notice.dismissed'])
  enqueue.stopChild(actionActorId(event.id))
  enqueue.assign({ actions: withoutActions(context, [event.id]) })
})

const emitNotification = adminWaitlistBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['action.finished', 'action.failed'])
  const application = context.applications.find(({ id }) => id === event.id)
  if (application !== undefined)
    enqueue.emit({ type: 'notification.raised', ...notificationOf(event, application) })
})

type ActionResult = Extract<ActionReport, { type: 'action.finished' | 'action.failed' }>

function notificationOf(event: ActionResult, application: Application): AdminNotification {
  return event.type === 'action.finished'
    ? actionFinished(event.action, application, event.outcome)
    : actionFailed(event.action, event.reason)
}

export const actionTransitions = adminWaitlistBase.createStateConfig({
  on: {
    'action.requested': { guard: { type: 'canAct', params: ({ event }) => event }, actions: sendToAction },
    'retry.requested': {
      guard: { type: 'canRetry', params: ({ event }) => event.id },
      actions: sendToAction,
    },
    'notice.dismissed': {
      guard: { type: 'canRetry', params: ({ event }) => event.id },
      actions: removeAction,
    },
    'application.changed': { actions: [applyChange, discardListing] },
    'listing.refreshed': {
      actions: [
        applyChange,
        adminWaitlistBase.assign(({ context }) => ({
          isRefreshing: false,
          refreshFailure: null,
          announcement: context.isRefreshing ? 'The list is up to date.' : context.announcement,
        })),
      ],
    },
    'action.progressed': { actions: saveProgress },
    // The notification needs the application before the change, so it is emitted first.
    'action.finished': { actions: [emitNotification, applyChange, removeAction, discardListing] },
    'action.failed': { actions: emitNotification },
  },
}).on
