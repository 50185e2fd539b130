import { describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import type {
  ActionInput,
  ActionOutcome,
} from '../../../../../src/flows/admin/waitlist/applicationAction.machine.ts'
import {
  ALL,
  act,
  approved,
  done,
  held,
  pending,
  registered,
  reset,
  startList,
} from '../../../../support/adminWaitlist.ts'

describe('an action in a row', () => {
  test('resends the e-mail', async () => {
    const sent = { ...approved, emailed_at: '2026-03-01T00:00:00Z' }
    const list = await startList({ resendEmail: async () => done(sent) })
    list.send(act('resend', approved))
    expect(list.progress('a')).toEqual({ state: 'resending', action: 'resend', reason: null })
    await list.rests()
    expect(list.row('a')).toBe(sent)
    expect(list.context().actions).toEqual({})
    expect(list.news).toMatchObject([{ tone: 'success', title: 'Email sent' }])
    expect(list.asked).toEqual(['listing.outdated'])
  })

  test.each([
    ['reset', 'resetting', 'Application reset'],
    ['cleanup', 'cleaning', 'Cleanup completed'],
  ] as const)('%s returns the application to pending', async (action, state, title) => {
    const list = await startList({
      [action]: async ({ application }: ActionInput) => done(reset(application)),
    })
    list.send(act(action, registered))
    expect(list.progress('r')?.state).toBe(state)
    await list.rests()
    expect(list.row('r')).toEqual(reset(registered))
    expect(list.context().actions).toEqual({})
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
    const call = vi.fn(async ({ application }: ActionInput) =>
      isDown ? Promise.reject(new Error('Unreachable.')) : done(reset(application)),
    )
    const list = await startList({ [action === 'resend' ? 'resendEmail' : action]: call })
    list.send(act(action, row))
    await list.rests()
    expect(list.progress(row.id)).toEqual({ state: 'failed', action, reason: 'Unreachable.' })
    expect(list.news).toEqual([{ tone: 'error', title, text: 'Unreachable.' }])
    expect(list.row(row.id)).toBe(row)
    isDown = false
    list.send({ type: 'retry.requested', id: row.id, hasBackend: false })
    await list.rests()
    expect(list.context().actions).toEqual({})
    expect(call).toHaveBeenCalledTimes(2)
    expect(call.mock.lastCall?.[0]).toMatchObject({ application: row, hasBackend: false })
  })

  test('that failed can be let go, or give way to another', async () => {
    const list = await startList({ reset: async () => done(reset(approved)) })
    list.send(act('resend', approved))
    await list.rests()
    list.send({ type: 'notice.dismissed', id: 'a' })
    expect(list.context().actions).toEqual({})
    list.send(act('resend', approved))
    await list.rests()
    list.send(act('reset', approved))
    expect(list.progress('a')).toEqual({ state: 'resetting', action: 'reset', reason: null })
    await list.rests()
    expect(list.row('a')?.status).toBe('pending')
  })

  test('is not begun twice, nor beside another, nor let go while it goes on', async () => {
    const call = held<ActionOutcome>()
    const list = await startList({ reset: () => call.promise })
    list.send(
      act('reset', registered),
      act('reset', registered),
      act('cleanup', registered),
      { type: 'retry.requested', id: 'r', hasBackend: true },
      { type: 'notice.dismissed', id: 'r' },
    )
    expect(list.progress('r')?.state).toBe('resetting')
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
    const list = await startList()
    list.send(act(action, row))
    expect(list.context().actions).toEqual({})
  })

  test('goes on in several rows side by side', async () => {
    const [one, two] = [held<ActionOutcome>(), held<ActionOutcome>()]
    const list = await startList({ reset: ({ application }) => (application.id === 'a' ? one : two).promise })
    list.send(act('reset', approved), act('reset', registered))
    two.resolve(done(reset(registered)))
    await waitFor(list.actor, ({ context }) => !('r' in context.actions))
    expect(list.progress('a')?.state).toBe('resetting')
    one.reject('Unreachable.')
    await list.rests()
    expect(list.progress('a')?.state).toBe('failed')
    expect(list.row('r')?.status).toBe('pending')
  })

  test('is not overwritten by an older listing', async () => {
    const call = held<ActionOutcome>()
    const list = await startList({ reset: () => call.promise })
    list.send(act('reset', registered))
    list.report({ type: 'listing.refreshed', applications: [{ ...registered, status: 'active' }, pending] })
    expect(list.row('r')).toBe(registered)
    call.resolve(done(reset(registered)))
    await list.rests()
    expect(list.row('r')).toEqual(reset(registered))
  })

  test('of an application that changed meanwhile is told, and the row follows', async () => {
    const active = { ...registered, status: 'active' as const }
    const list = await startList({ reset: async () => ({ kind: 'changed', application: active }) })
    list.send(act('reset', registered))
    await list.rests()
    expect(list.row('r')).toBe(active)
    expect(list.context().actions).toEqual({})
    expect(list.news).toEqual([
      {
        tone: 'warning',
        title: 'Changed meanwhile',
        text: 'The application of Casper Lindqvist is Active now. It was left as it is: please look again.',
      },
    ])
  })

  test('of an application that is gone takes its row away', async () => {
    const list = await startList({ reset: async () => ({ kind: 'notFound' }) })
    list.send(act('reset', registered))
    await list.rests()
    expect(list.row('r')).toBeUndefined()
    expect(list.context().actions).toEqual({})
    expect(list.news).toMatchObject([{ tone: 'warning', title: 'Application not found' }])
  })

  test('speaks of nothing any more where the application changed or went', async () => {
    const list = await startList()
    list.send(act('resend', approved), act('reset', registered))
    await list.rests()
    expect(Object.keys(list.context().actions)).toEqual(['a', 'r'])
    list.report({ type: 'listing.refreshed', applications: [pending, { ...approved, status: 'registered' }] })
    expect(list.context().actions).toEqual({})
  })

  test('stays said where a listing brings nothing new of the application', async () => {
    const list = await startList()
    list.send(act('resend', approved))
    await list.rests()
    list.report({ type: 'listing.refreshed', applications: structuredClone(ALL).slice(0, 2) })
    expect(list.progress('a')?.state).toBe('failed')
  })

  test('is aborted when the page is left', async () => {
    const call = held<ActionOutcome>()
    const list = await startList({ reset: () => call.promise })
    list.send(act('reset', registered))
    list.actor.stop()
    call.resolve(done(reset(registered)))
    await call.promise
    expect(list.row('r')).toBe(registered)
    expect(list.news).toEqual([])
  })
})

describe('a cleanup that leaves the account', () => {
  const partial = async ({ application }: ActionInput) => done(reset(application), 'No answer.')

  test('returns the application to pending, warns of what is left and tries again', async () => {
    let isDown = true
    const list = await startList({
      cleanup: partial,
      removeAccount: async () => (isDown ? Promise.reject(new Error('Still no answer.')) : undefined),
    })
    list.send(act('cleanup', registered, false))
    await list.rests()
    expect(list.row('r')?.status).toBe('pending')
    expect(list.progress('r')).toEqual({ state: 'partlyCleaned', action: 'cleanup', reason: 'No answer.' })
    const left = 'The application is pending again, but the backend account of r@lab.example is still there.'
    expect(list.news).toEqual([{ tone: 'warning', title: 'Cleanup incomplete', text: `${left} No answer.` }])

    list.send({ type: 'retry.requested', id: 'r', hasBackend: true })
    expect(list.progress('r')?.state).toBe('removingAccount')
    await list.rests()
    expect(list.progress('r')?.reason).toBe('Still no answer.')
    expect(list.news.at(-1)).toMatchObject({ tone: 'warning', text: `${left} Still no answer.` })

    isDown = false
    list.send({ type: 'retry.requested', id: 'r', hasBackend: true })
    await list.rests()
    expect(list.context().actions).toEqual({})
    expect(list.news.at(-1)).toMatchObject({ tone: 'success', title: 'Cleanup completed' })
    expect(list.made.cleanup).toHaveBeenCalledTimes(1)
  })

  test('stays said over the next listing, and can be let go', async () => {
    const list = await startList({ cleanup: partial })
    list.send(act('cleanup', registered))
    await list.rests()
    list.report({ type: 'listing.refreshed', applications: [pending, reset(registered)] })
    expect(list.progress('r')?.state).toBe('partlyCleaned')
    list.send({ type: 'notice.dismissed', id: 'r' })
    expect(list.context().actions).toEqual({})
  })

  test('is over where the application is approved anew', async () => {
    const list = await startList({ cleanup: partial })
    list.send(act('cleanup', registered))
    await list.rests()
    list.send({ type: 'application.changed', application: registered })
    expect(list.context().actions).toEqual({})
  })
})
