import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { countByStatus } from '../../src/domain/waitlistCounts.ts'
import { adminWaitlistMachine } from '../../src/flows/admin/adminWaitlist.machine.ts'
import type { AdminWaitlistEvent } from '../../src/flows/admin/adminWaitlist.setup.ts'
import type { News } from '../../src/flows/admin/waitlist/news.ts'
import type { RowInput, RowOutcome } from '../../src/flows/admin/waitlist/submissionRow.machine.ts'
import { submissionRowMachine } from '../../src/flows/admin/waitlist/submissionRow.machine.ts'
import type { WatchReport, WatchRequest } from '../../src/flows/admin/waitlist/watchSubmissions.ts'
import type { WaitlistSubmission } from '../../src/hosted/submissions.ts'
import { applicationOf } from '../support/applications.ts'

const pending = applicationOf({ id: 'p', status: 'pending', first_name: 'Una' })
const approved = applicationOf({ id: 'a', status: 'approved', first_name: 'Tomoko' })
const registered = applicationOf({ id: 'r', status: 'registered', first_name: 'Casper' })
const ALL = [pending, approved, registered]

const reset = (row: WaitlistSubmission): WaitlistSubmission => ({
  ...row,
  status: 'pending',
  reviewed_at: null,
  emailed_at: null,
})
const done = (submission: WaitlistSubmission, leftover: string | null = null): RowOutcome => ({
  kind: 'done',
  submission,
  leftover,
})

type Call = (input: RowInput) => Promise<RowOutcome>

interface Calls {
  list?: () => Promise<readonly WaitlistSubmission[]>
  resendEmail?: Call
  reset?: Call
  cleanup?: Call
  removeAccount?: (input: RowInput) => Promise<void>
}

const unexpected = async () => Promise.reject(new Error('Nobody asked for this.'))

/** A list on calls of the test's own, and what it tells. */
async function start({ list = async () => ALL, ...calls }: Calls = {}) {
  const asked: WatchRequest['type'][] = []
  let report: (told: WatchReport) => void = () => {}
  const made = {
    resendEmail: vi.fn(calls.resendEmail ?? unexpected),
    reset: vi.fn(calls.reset ?? unexpected),
    cleanup: vi.fn(calls.cleanup ?? unexpected),
    removeAccount: vi.fn(calls.removeAccount ?? unexpected),
  }
  const actor = createActor(
    adminWaitlistMachine.provide({
      actors: {
        listSubmissions: fromPromise<readonly WaitlistSubmission[], undefined>(list),
        watchSubmissions: fromCallback<WatchRequest, undefined>(({ sendBack, receive }) => {
          report = sendBack
          receive(({ type }) => asked.push(type))
        }),
        row: submissionRowMachine.provide({
          actors: {
            resendEmail: fromPromise<RowOutcome, RowInput>(({ input }) => made.resendEmail(input)),
            reset: fromPromise<RowOutcome, RowInput>(({ input }) => made.reset(input)),
            cleanup: fromPromise<RowOutcome, RowInput>(({ input }) => made.cleanup(input)),
            removeAccount: fromPromise<void, RowInput>(({ input }) => made.removeAccount(input)),
          },
        }),
      },
    }),
  )
  const news: News[] = []
  actor.on('news.told', ({ type: _, ...told }) => news.push(told))
  actor.start()
  await waitFor(actor, (state) => !state.matches('loading'))
  return {
    actor,
    asked,
    made,
    news,
    context: () => actor.getSnapshot().context,
    send: (...events: AdminWaitlistEvent[]) => {
      for (const event of events) actor.send(event)
    },
    report: (told: WatchReport) => report(told),
    row: (id: string) => actor.getSnapshot().context.submissions.find((one) => one.id === id),
    work: (id: string) => actor.getSnapshot().context.rows[id],
    /** Waits until no row is at work. */
    rests: () =>
      waitFor(actor, ({ context }) =>
        Object.values(context.rows).every(({ state }) => state === 'failed' || state === 'partlyCleaned'),
      ),
  }
}

const act = (
  action: 'resend' | 'reset' | 'cleanup',
  submission: WaitlistSubmission,
  hasBackend = true,
): AdminWaitlistEvent => ({ type: 'action.requested', action, submission, hasBackend })

/** A call whose end the test decides. */
function held<Value>() {
  let end: { resolve: (value: Value) => void; reject: (error: Error) => void } | null = null
  const promise = new Promise<Value>((resolve, reject) => {
    end = { resolve, reject }
  })
  return {
    promise,
    resolve: (value: Value) => end?.resolve(value),
    reject: (reason: string) => end?.reject(new Error(reason)),
  }
}

describe('the list', () => {
  test('loads and is ready, or empty', async () => {
    expect((await start()).actor.getSnapshot().value).toEqual({ listed: 'ready' })
    expect((await start({ list: async () => [] })).actor.getSnapshot().value).toEqual({ listed: 'empty' })
  })

  test.each(['reload.requested', 'refresh.requested'] as const)(
    'tells that it could not be loaded, and loads again on %s',
    async (type) => {
      let isDown = true
      const list = await start({
        list: async () => (isDown ? Promise.reject(new Error('Unreachable.')) : ALL),
      })
      expect(list.actor.getSnapshot().value).toBe('failed')
      expect(list.context().failure).toBe('Unreachable.')
      expect(list.news).toEqual([
        { tone: 'error', title: 'Failed to load waitlist submissions', text: 'Unreachable.' },
      ])
      isDown = false
      list.send({ type })
      expect(list.actor.getSnapshot().value).toBe('loading')
      await waitFor(list.actor, (state) => state.matches({ listed: 'ready' }))
      expect(list.context().failure).toBeNull()
    },
  )

  test('becomes empty and ready again with what is listed', async () => {
    const list = await start()
    list.report({ type: 'listing.refreshed', submissions: [] })
    expect(list.actor.getSnapshot().value).toEqual({ listed: 'empty' })
    list.report({ type: 'listing.refreshed', submissions: ALL })
    expect(list.actor.getSnapshot().value).toEqual({ listed: 'ready' })
  })

  test('keeps rows that say the same the same', async () => {
    const list = await start()
    const before = list.context().submissions
    list.report({ type: 'listing.refreshed', submissions: structuredClone(ALL) })
    expect(list.context().submissions).toBe(before)
    list.report({ type: 'listing.refreshed', submissions: [reset(approved), ...structuredClone([pending])] })
    expect(list.context().submissions).toEqual([reset(approved), pending])
    expect(list.context().submissions[1]).toBe(pending)
  })

  test('refreshes when asked, once at a time, and says so', async () => {
    const list = await start()
    list.send({ type: 'refresh.requested' }, { type: 'refresh.requested' })
    expect(list.asked).toEqual(['refresh.requested'])
    expect(list.context()).toMatchObject({ isRefreshing: true, announcement: '' })
    list.report({ type: 'listing.refreshed', submissions: ALL })
    expect(list.context()).toMatchObject({ isRefreshing: false, announcement: 'The list is up to date.' })
  })

  test('keeps its rows where it cannot be refreshed, and says why until it can', async () => {
    const list = await start()
    list.send({ type: 'refresh.requested' })
    list.report({ type: 'refresh.failed', reason: 'Unreachable.' })
    expect(list.context()).toMatchObject({
      submissions: ALL,
      isRefreshing: false,
      refreshFailure: 'Unreachable.',
    })
    expect(list.news).toEqual([])
    list.report({ type: 'listing.refreshed', submissions: ALL })
    expect(list.context().refreshFailure).toBeNull()
  })

  test('takes over what was decided elsewhere on the page, and drops a listing under way', async () => {
    const list = await start()
    const decided = { ...pending, status: 'approved' as const }
    list.send({ type: 'submission.changed', submission: decided })
    expect(list.row('p')).toBe(decided)
    expect(list.asked).toEqual(['listing.outdated'])
  })
})

describe('what is chosen', () => {
  const other = applicationOf({ id: 'q', status: 'pending', first_name: 'Devon' })
  const both = ['p', 'q']

  test('are pending applications only', async () => {
    const list = await start({ list: async () => [...ALL, other] })
    list.send({ type: 'selection.changed', ids: ['p', 'a', 'q', 'nobody'] })
    expect(list.context().selected).toEqual(both)
  })

  test.each<[string, AdminWaitlistEvent]>([
    ['the search hides it', { type: 'search.edited', search: 'devon' }],
    ['it was decided', { type: 'submission.changed', submission: { ...pending, status: 'rejected' } }],
  ])('leaves the selection where %s', async (_, event) => {
    const list = await start({ list: async () => [...ALL, other] })
    list.send({ type: 'selection.changed', ids: both }, event)
    expect(list.context().selected).toEqual(['q'])
  })

  test('leaves it with the status filter, and with the listing', async () => {
    const list = await start({ list: async () => [...ALL, other] })
    list.send({ type: 'selection.changed', ids: both }, { type: 'filter.chosen', filter: 'active' })
    expect(list.context().selected).toEqual([])
    list.send({ type: 'filters.cleared' }, { type: 'selection.changed', ids: both })
    expect(list.context()).toMatchObject({ search: '', filter: 'all', selected: both })
    list.report({ type: 'listing.refreshed', submissions: [other] })
    expect(list.context().selected).toEqual(['q'])
  })

  test('an order is kept, and taken back', async () => {
    const list = await start()
    const sort = { column: 'name', direction: 'descending' } as const
    list.send({ type: 'sort.chosen', sort })
    expect(list.context().sort).toEqual(sort)
    list.send({ type: 'sort.chosen', sort: null })
    expect(list.context().sort).toBeNull()
  })
})

describe('an action in a row', () => {
  test('resends the e-mail', async () => {
    const sent = { ...approved, emailed_at: '2026-03-01T00:00:00Z' }
    const list = await start({ resendEmail: async () => done(sent) })
    list.send(act('resend', approved))
    expect(list.work('a')).toEqual({ state: 'resending', action: 'resend', reason: null })
    await list.rests()
    expect(list.row('a')).toBe(sent)
    expect(list.context().rows).toEqual({})
    expect(list.news).toMatchObject([{ tone: 'success', title: 'Email sent' }])
    expect(list.asked).toEqual(['listing.outdated'])
  })

  test.each([
    ['reset', 'resetting', 'Application reset'],
    ['cleanup', 'cleaning', 'Cleanup completed'],
  ] as const)('%s returns the application to pending', async (action, state, title) => {
    const list = await start({ [action]: async ({ submission }: RowInput) => done(reset(submission)) })
    list.send(act(action, registered))
    expect(list.work('r')?.state).toBe(state)
    await list.rests()
    expect(list.row('r')).toEqual(reset(registered))
    expect(list.context().rows).toEqual({})
    expect(list.news).toEqual([
      { tone: 'success', title, text: 'The application of Casper Lindqvist is pending again.' },
    ])
  })

  test.each([
    ['resend', approved, 'Failed to resend email'],
    ['reset', approved, 'Failed to update submission'],
    ['cleanup', registered, 'Failed to update submission'],
  ] as const)('%s that failed says why, and is repeated', async (action, row, title) => {
    let isDown = true
    const call = vi.fn(async ({ submission }: RowInput) =>
      isDown ? Promise.reject(new Error('Unreachable.')) : done(reset(submission)),
    )
    const list = await start({ [action === 'resend' ? 'resendEmail' : action]: call })
    list.send(act(action, row))
    await list.rests()
    expect(list.work(row.id)).toEqual({ state: 'failed', action, reason: 'Unreachable.' })
    expect(list.news).toEqual([{ tone: 'error', title, text: 'Unreachable.' }])
    expect(list.row(row.id)).toBe(row)
    isDown = false
    list.send({ type: 'retry.requested', id: row.id, hasBackend: false })
    await list.rests()
    expect(list.context().rows).toEqual({})
    expect(call).toHaveBeenCalledTimes(2)
    expect(call.mock.lastCall?.[0]).toMatchObject({ submission: row, hasBackend: false })
  })

  test('that failed can be let go, or give way to another', async () => {
    const list = await start({ reset: async () => done(reset(approved)) })
    list.send(act('resend', approved))
    await list.rests()
    list.send({ type: 'notice.dismissed', id: 'a' })
    expect(list.context().rows).toEqual({})
    list.send(act('resend', approved))
    await list.rests()
    list.send(act('reset', approved))
    expect(list.work('a')).toEqual({ state: 'resetting', action: 'reset', reason: null })
    await list.rests()
    expect(list.row('a')?.status).toBe('pending')
  })

  test('is not begun twice, nor beside another, nor let go while it goes on', async () => {
    const call = held<RowOutcome>()
    const list = await start({ reset: () => call.promise })
    list.send(
      act('reset', registered),
      act('reset', registered),
      act('cleanup', registered),
      { type: 'retry.requested', id: 'r', hasBackend: true },
      { type: 'notice.dismissed', id: 'r' },
    )
    expect(list.work('r')?.state).toBe('resetting')
    call.resolve(done(reset(registered)))
    await list.rests()
    expect(list.made.reset).toHaveBeenCalledTimes(1)
    expect(list.made.cleanup).not.toHaveBeenCalled()
  })

  test.each([
    ['resend', pending],
    ['resend', registered],
    ['reset', pending],
    ['cleanup', approved],
  ] as const)('%s is not begun where the status does not offer it', async (action, row) => {
    const list = await start()
    list.send(act(action, row))
    expect(list.context().rows).toEqual({})
  })

  test('goes on in several rows side by side', async () => {
    const [one, two] = [held<RowOutcome>(), held<RowOutcome>()]
    const list = await start({ reset: ({ submission }) => (submission.id === 'a' ? one : two).promise })
    list.send(act('reset', approved), act('reset', registered))
    two.resolve(done(reset(registered)))
    await waitFor(list.actor, ({ context }) => !('r' in context.rows))
    expect(list.work('a')?.state).toBe('resetting')
    one.reject('Unreachable.')
    await list.rests()
    expect(list.work('a')?.state).toBe('failed')
    expect(list.row('r')?.status).toBe('pending')
  })

  test('is not overwritten by an older listing', async () => {
    const call = held<RowOutcome>()
    const list = await start({ reset: () => call.promise })
    list.send(act('reset', registered))
    list.report({ type: 'listing.refreshed', submissions: [{ ...registered, status: 'active' }, pending] })
    expect(list.row('r')).toBe(registered)
    call.resolve(done(reset(registered)))
    await list.rests()
    expect(list.row('r')).toEqual(reset(registered))
  })

  test('of an application that changed meanwhile is told, and the row follows', async () => {
    const active = { ...registered, status: 'active' as const }
    const list = await start({ reset: async () => ({ kind: 'changed', submission: active }) })
    list.send(act('reset', registered))
    await list.rests()
    expect(list.row('r')).toBe(active)
    expect(list.context().rows).toEqual({})
    expect(list.news).toEqual([
      {
        tone: 'warning',
        title: 'Changed meanwhile',
        text: 'The application of Casper Lindqvist is Active now. It was left as it is: please look again.',
      },
    ])
  })

  test('of an application that is gone takes its row away', async () => {
    const list = await start({ reset: async () => ({ kind: 'gone' }) })
    list.send(act('reset', registered))
    await list.rests()
    expect(list.row('r')).toBeUndefined()
    expect(list.context().rows).toEqual({})
    expect(list.news).toMatchObject([{ tone: 'warning', title: 'Application not found' }])
  })

  test('speaks of nothing any more where the application changed or went', async () => {
    const list = await start()
    list.send(act('resend', approved), act('reset', registered))
    await list.rests()
    expect(Object.keys(list.context().rows)).toEqual(['a', 'r'])
    list.report({ type: 'listing.refreshed', submissions: [pending, { ...approved, status: 'registered' }] })
    expect(list.context().rows).toEqual({})
  })

  test('stays said where a listing brings nothing new of the application', async () => {
    const list = await start()
    list.send(act('resend', approved))
    await list.rests()
    list.report({ type: 'listing.refreshed', submissions: structuredClone(ALL).slice(0, 2) })
    expect(list.work('a')?.state).toBe('failed')
  })

  test('is aborted when the page is left', async () => {
    const call = held<RowOutcome>()
    const list = await start({ reset: () => call.promise })
    list.send(act('reset', registered))
    list.actor.stop()
    call.resolve(done(reset(registered)))
    await call.promise
    expect(list.row('r')).toBe(registered)
    expect(list.news).toEqual([])
  })
})

describe('a cleanup that leaves the account', () => {
  const partial = async ({ submission }: RowInput) => done(reset(submission), 'No answer.')

  test('returns the application to pending, warns of what is left and tries again', async () => {
    let isDown = true
    const list = await start({
      cleanup: partial,
      removeAccount: async () => (isDown ? Promise.reject(new Error('Still no answer.')) : undefined),
    })
    list.send(act('cleanup', registered, false))
    await list.rests()
    expect(list.row('r')?.status).toBe('pending')
    expect(list.work('r')).toEqual({ state: 'partlyCleaned', action: 'cleanup', reason: 'No answer.' })
    const left = 'The application is pending again, but the backend account of r@lab.example is still there.'
    expect(list.news).toEqual([{ tone: 'warning', title: 'Cleanup incomplete', text: `${left} No answer.` }])

    list.send({ type: 'retry.requested', id: 'r', hasBackend: true })
    expect(list.work('r')?.state).toBe('removing')
    await list.rests()
    expect(list.work('r')?.reason).toBe('Still no answer.')
    expect(list.news.at(-1)).toMatchObject({ tone: 'warning', text: `${left} Still no answer.` })

    isDown = false
    list.send({ type: 'retry.requested', id: 'r', hasBackend: true })
    await list.rests()
    expect(list.context().rows).toEqual({})
    expect(list.news.at(-1)).toMatchObject({ tone: 'success', title: 'Cleanup completed' })
    expect(list.made.cleanup).toHaveBeenCalledTimes(1)
  })

  test('stays said over the next listing, and can be let go', async () => {
    const list = await start({ cleanup: partial })
    list.send(act('cleanup', registered))
    await list.rests()
    list.report({ type: 'listing.refreshed', submissions: [pending, reset(registered)] })
    expect(list.work('r')?.state).toBe('partlyCleaned')
    list.send({ type: 'notice.dismissed', id: 'r' })
    expect(list.context().rows).toEqual({})
  })

  test('is over where the application is approved anew', async () => {
    const list = await start({ cleanup: partial })
    list.send(act('cleanup', registered))
    await list.rests()
    list.send({ type: 'submission.changed', submission: registered })
    expect(list.context().rows).toEqual({})
  })
})

test('counts every status, those of nobody as well, and what is unknown in the total alone', () => {
  const rows = [pending, registered, pending, { ...pending, status: 'archived' as 'pending' }]
  expect(countByStatus(rows)).toEqual({
    total: 4,
    pending: 2,
    approved: 0,
    rejected: 0,
    registered: 1,
    active: 0,
  })
})
