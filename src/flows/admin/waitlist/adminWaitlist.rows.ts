import { assertEvent } from 'xstate'
import type { WaitlistSubmission } from '../../../hosted/submissions.ts'
import type { AdminWaitlistContext } from './adminWaitlist.base.ts'
import { adminWaitlistSetup, isAtWork, rowActor, WATCH } from './adminWaitlist.base.ts'
import type { News } from './news.ts'
import { accountLeft, accountRemoved, actionFailed, outcomeNews } from './news.ts'
import type { RowReport } from './submissionRow.machine.ts'
import { mergeListing } from './waitlistListing.ts'
import { isChanged } from './waitlistRow.ts'
import { searchWaitlist } from './waitlistSearch.ts'
import type { WatchReport } from './watchSubmissions.ts'

type ListChange =
  | Extract<WatchReport, { type: 'listing.refreshed' }>
  | Extract<RowReport, { type: 'row.finished' }>
  | { type: 'submission.changed'; submission: WaitlistSubmission }

const LIST_CHANGES = ['listing.refreshed', 'row.finished', 'submission.changed'] as const

/** What was chosen, as far as it can be decided about and is in sight: nobody decides about what they do not see. */
export function stillSelected({
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
    const busy = Object.keys(rows).filter((id) => isAtWork(rows[id]))
    return mergeListing(submissions, change.submissions, new Set(busy))
  }
  if (change.type === 'row.finished' && change.outcome.kind === 'gone')
    return submissions.filter(({ id }) => id !== change.id)
  const submission = 'submission' in change ? change.submission : submissionOf(change)
  return submissions.map((row) => (row.id === submission?.id ? submission : row))
}

const submissionOf = ({ outcome }: Extract<RowReport, { type: 'row.finished' }>) =>
  outcome.kind === 'gone' ? null : outcome.submission

const rowsWithout = ({ rows }: AdminWaitlistContext, ids: readonly string[]) =>
  Object.fromEntries(Object.entries(rows).filter(([id]) => !ids.includes(id)))

/** Takes over the list after a change. What a row still says of an application that changed speaks of nothing. */
const takeChange = adminWaitlistSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, LIST_CHANGES)
  const submissions = listAfter(context, event)
  if (submissions === context.submissions) return
  const before = new Map(context.submissions.map((row) => [row.id, row]))
  const now = new Map(submissions.map((row) => [row.id, row]))
  const outlived = Object.keys(context.rows).filter((id) => {
    const [old, row] = [before.get(id), now.get(id)]
    if (row === undefined) return true
    return !isAtWork(context.rows[id]) && old !== undefined && isChanged(old, row)
  })
  for (const id of outlived) enqueue.stopChild(rowActor(id))
  enqueue.assign({
    submissions,
    rows: rowsWithout(context, outlived),
    selected: stillSelected({ ...context, submissions }),
  })
})

/** A listing that is under way may be older than what has just happened here. */
const outdate = adminWaitlistSetup.sendTo(WATCH, { type: 'listing.outdated' })

/** Hands a request to the row it is about; one that rests gets an actor first. */
const request = adminWaitlistSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['action.requested', 'retry.requested'])
  const { hasBackend } = event
  if (event.type === 'retry.requested') {
    enqueue.sendTo(rowActor(event.id), { type: 'retry.requested', hasBackend })
    return
  }
  const { action, submission } = event
  const { id } = submission
  if (id in context.rows) enqueue.stopChild(rowActor(id))
  enqueue.spawnChild('row', { id: rowActor(id), input: { submission } })
  enqueue.sendTo(rowActor(id), { type: `${action}.requested`, hasBackend })
})

const noteWork = adminWaitlistSetup.assign(({ context, event }) => {
  assertEvent(event, 'row.moved')
  return { rows: { ...context.rows, [event.id]: event.work } }
})

/** The row's application says all there is to it again, so its actor has nothing left to do. */
const rest = adminWaitlistSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['row.finished', 'account.removed', 'notice.dismissed'])
  enqueue.stopChild(rowActor(event.id))
  enqueue.assign({ rows: rowsWithout(context, [event.id]) })
})

/** Tells what came of something in a row. */
const tell = adminWaitlistSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['row.finished', 'row.failed', 'account.removed'])
  const submission = context.submissions.find(({ id }) => id === event.id)
  if (submission !== undefined) enqueue.emit({ type: 'news.told', ...newsOf(event, submission) })
})

type Told = Extract<RowReport, { type: 'row.finished' | 'row.failed' | 'account.removed' }>

function newsOf(event: Told, submission: WaitlistSubmission): News {
  if (event.type === 'account.removed') return accountRemoved(submission.email)
  if (event.type === 'row.finished') return outcomeNews(event.action, submission, event.outcome)
  return event.isPartial
    ? accountLeft(submission.email, event.reason)
    : actionFailed(event.action, event.reason)
}

/** What the list does about its rows. */
export const rowTransitions = adminWaitlistSetup.createStateConfig({
  on: {
    'action.requested': { guard: { type: 'canAct', params: ({ event }) => event }, actions: request },
    'retry.requested': { guard: { type: 'canRetry', params: ({ event }) => event.id }, actions: request },
    'notice.dismissed': { guard: { type: 'canRetry', params: ({ event }) => event.id }, actions: rest },
    'submission.changed': { actions: [takeChange, outdate] },
    'listing.refreshed': {
      actions: [
        takeChange,
        adminWaitlistSetup.assign(({ context }) => ({
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
