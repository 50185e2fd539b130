import { assertEvent } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import type { AdminWaitlistContext } from './adminWaitlist.base.ts'
import { actionActorId, adminWaitlistBase, isRunning, WATCH_ACTOR_ID } from './adminWaitlist.base.ts'
import { isChanged } from './application.ts'
import type { ActionReport } from './applicationAction.machine.ts'
import { mergeApplications } from './mergeApplications.ts'
import type { AdminNotification } from './notifications.ts'
import { accountNotRemoved, accountRemoved, actionFailed, actionFinished } from './notifications.ts'
import { searchWaitlist } from './waitlistSearch.ts'
import type { WatchReport } from './watchApplications.ts'

type ListChange =
  | Extract<WatchReport, { type: 'listing.refreshed' }>
  | Extract<ActionReport, { type: 'row.finished' }>
  | { type: 'submission.changed'; submission: Application }

const LIST_CHANGES = ['listing.refreshed', 'row.finished', 'submission.changed'] as const

/** What was chosen, as far as it can be decided about and is in sight: nobody decides about what they do not see. */
export function visibleSelection({
  submissions,
  search,
  filter,
  selected,
}: AdminWaitlistContext): readonly string[] {
  if (selected.length === 0) return selected
  const chosen = new Set(selected)
  return searchWaitlist(submissions, search, filter)
    .filter(({ id, status }) => chosen.has(id) && status === 'pending')
    .map(({ id }) => id)
}

/** The list after a change. What is being done with a row is newer than any listing. */
function listAfter({ submissions, rows }: AdminWaitlistContext, change: ListChange) {
  if (change.type === 'listing.refreshed') {
    const busy = Object.keys(rows).filter((id) => isRunning(rows[id]))
    return mergeApplications(submissions, change.submissions, new Set(busy))
  }
  if (change.type === 'row.finished' && change.outcome.kind === 'gone')
    return submissions.filter(({ id }) => id !== change.id)
  const submission = 'submission' in change ? change.submission : submissionOf(change)
  return submissions.map((row) => (row.id === submission?.id ? submission : row))
}

const submissionOf = ({ outcome }: Extract<ActionReport, { type: 'row.finished' }>) =>
  outcome.kind === 'gone' ? null : outcome.submission

const rowsWithout = ({ rows }: AdminWaitlistContext, ids: readonly string[]) =>
  Object.fromEntries(Object.entries(rows).filter(([id]) => !ids.includes(id)))

/** Takes over the list after a change. What a row still says of an application that changed speaks of nothing. */
const takeChange = adminWaitlistBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, LIST_CHANGES)
  const submissions = listAfter(context, event)
  if (submissions === context.submissions) return
  const before = new Map(context.submissions.map((row) => [row.id, row]))
  const now = new Map(submissions.map((row) => [row.id, row]))
  const outlived = Object.keys(context.rows).filter((id) => {
    const [old, row] = [before.get(id), now.get(id)]
    if (row === undefined) return true
    return !isRunning(context.rows[id]) && old !== undefined && isChanged(old, row)
  })
  for (const id of outlived) enqueue.stopChild(actionActorId(id))
  enqueue.assign({
    submissions,
    rows: rowsWithout(context, outlived),
    selected: visibleSelection({ ...context, submissions }),
  })
})

/** A listing that is under way may be older than what has just happened here. */
const outdate = adminWaitlistBase.sendTo(WATCH_ACTOR_ID, { type: 'listing.outdated' })

/** Hands a request to the row it is about; one that rests gets an actor first. */
const request = adminWaitlistBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['action.requested', 'retry.requested'])
  const { hasBackend } = event
  if (event.type === 'retry.requested') {
    enqueue.sendTo(actionActorId(event.id), { type: 'retry.requested', hasBackend })
    return
  }
  const { action, submission } = event
  const { id } = submission
  if (id in context.rows) enqueue.stopChild(actionActorId(id))
  enqueue.spawnChild('row', { id: actionActorId(id), input: { submission } })
  enqueue.sendTo(actionActorId(id), { type: `${action}.requested`, hasBackend })
})

const noteWork = adminWaitlistBase.assign(({ context, event }) => {
  assertEvent(event, 'row.moved')
  return { rows: { ...context.rows, [event.id]: event.work } }
})

/** The row's application says all there is to it again, so its actor has nothing left to do. */
const rest = adminWaitlistBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['row.finished', 'account.removed', 'notice.dismissed'])
  enqueue.stopChild(actionActorId(event.id))
  enqueue.assign({ rows: rowsWithout(context, [event.id]) })
})

/** Tells what came of something in a row. */
const tell = adminWaitlistBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['row.finished', 'row.failed', 'account.removed'])
  const submission = context.submissions.find(({ id }) => id === event.id)
  if (submission !== undefined) enqueue.emit({ type: 'news.told', ...newsOf(event, submission) })
})

type Told = Extract<ActionReport, { type: 'row.finished' | 'row.failed' | 'account.removed' }>

function newsOf(event: Told, submission: Application): AdminNotification {
  if (event.type === 'account.removed') return accountRemoved(submission.email)
  if (event.type === 'row.finished') return actionFinished(event.action, submission, event.outcome)
  return event.isPartial
    ? accountNotRemoved(submission.email, event.reason)
    : actionFailed(event.action, event.reason)
}

/** What the list does about its rows. */
export const actionTransitions = adminWaitlistBase.createStateConfig({
  on: {
    'action.requested': { guard: { type: 'canAct', params: ({ event }) => event }, actions: request },
    'retry.requested': { guard: { type: 'canRetry', params: ({ event }) => event.id }, actions: request },
    'notice.dismissed': { guard: { type: 'canRetry', params: ({ event }) => event.id }, actions: rest },
    'submission.changed': { actions: [takeChange, outdate] },
    'listing.refreshed': {
      actions: [
        takeChange,
        adminWaitlistBase.assign(({ context }) => ({
          isRefreshing: false,
          refreshFailure: null,
          announcement: context.isRefreshing ? 'The list is up to date.' : context.announcement,
        })),
      ],
    },
    'row.moved': { actions: noteWork },
    // The news speaks of the application as it was, so it is told first.
    'row.finished': [
      {
        guard: ({ event: { outcome } }) => outcome.kind === 'done' && outcome.leftover !== null,
        actions: [tell, takeChange, outdate],
      },
      { actions: [tell, takeChange, rest, outdate] },
    ],
    'row.failed': { actions: tell },
    'account.removed': { actions: [tell, rest] },
  },
}).on
