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
  deferred,
  done,
  pending,
  registered,
  reset,
  startList,
} from '../../../../support/adminWaitlist.ts'

describe('applicationActionMachine', () => {
  test('an action resends the email and shows a notification', async () => {
    const sent = { ...approved, emailed_at: '2026-03-01T00:00:00Z' }
    const list = await startList({ resendEmail: async () => done(sent) })
    list.send(act('resend', approved))
    expect(list.progress('a')).toEqual({ state: 'resending', action: 'resend', reason: null })
    await list.finished()
    expect(list.row('a')).toBe(sent)
    expect(list.context().actions).toEqual({})
    expect(list.notifications).toMatchObject([{ tone: 'success', title: 'Email sent' }])
    expect(list.watchRequests).toEqual(['listing.outdated'])
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
    await list.finished()
    expect(list.row('r')).toEqual(reset(registered))
    expect(list.context().actions).toEqual({})
    expect(list.notifications).toEqual([
      { tone: 'success', title, text: "Casper Lindqvist's application was moved back to pending." },
    ])
  })

  test.each([
    ['resend', approved, 'Failed to resend email'],
    ['reset', approved, 'Failed to update submission'],
    ['cleanup', registered, 'Failed to update submission'],
  ] as const)('a failed %s shows the error and can be retried', async (action, row, title) => {
    let isDown = true
    const call = vi.fn(async ({ application }: ActionInput) =>
      isDown ? Promise.reject(new Error('Unreachable.')) : done(reset(application)),
    )
    const list = await startList({ [action === 'resend' ? 'resendEmail' : action]: call })
    list.send(act(action, row))
    await list.finished()
    expect(list.progress(row.id)).toEqual({ state: 'failed', action, reason: 'Unreachable.' })
    expect(list.notifications).toEqual([{ tone: 'error', title, text: 'Unreachable.' }])
    expect(list.row(row.id)).toBe(row)
    isDown = false
    list.send({ type: 'retry.requested', id: row.id, hasBackend: false })
    await list.finished()
    expect(list.context().actions).toEqual({})
    expect(call).toHaveBeenCalledTimes(2)
    expect(call.mock.lastCall?.[0]).toMatchObject({ application: row, hasBackend: false })
  })

  test('a failed action can be dismissed or replaced by another action', async () => {
    const list = await startList({ reset: async () => done(reset(approved)) })
    list.send(act('resend', approved))
    await list.finished()
    list.send({ type: 'notice.dismissed', id: 'a' })
    expect(list.context().actions).toEqual({})
    list.send(act('resend', approved))
    await list.finished()
    list.send(act('reset', approved))
    expect(list.progress('a')).toEqual({ state: 'resetting', action: 'reset', reason: null })
    await list.finished()
    expect(list.row('a')?.status).toBe('pending')
  })

  test('a running action blocks other actions on the application and cannot be dismissed', async () => {
    const call = deferred<ActionOutcome>()
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
    await list.finished()
    expect(list.actionCalls.reset).toHaveBeenCalledTimes(1)
    expect(list.actionCalls.cleanup).not.toHaveBeenCalled()
  })

  test.each([
    ['resend', pending],
    ['resend', registered],
    ['reset', pending],
    ['cleanup', approved],
  ] as const)('%s does not start if the status does not allow it', async (action, row) => {
    const list = await startList()
    list.send(act(action, row))
    expect(list.context().actions).toEqual({})
  })

  test('actions on several applications run in parallel', async () => {
    const [one, two] = [deferred<ActionOutcome>(), deferred<ActionOutcome>()]
    const list = await startList({ reset: ({ application }) => (application.id === 'a' ? one : two).promise })
    list.send(act('reset', approved), act('reset', registered))
    two.resolve(done(reset(registered)))
    await waitFor(list.actor, ({ context }) => !('r' in context.actions))
    expect(list.progress('a')?.state).toBe('resetting')
    one.reject('Unreachable.')
    await list.finished()
    expect(list.progress('a')?.state).toBe('failed')
    expect(list.row('r')?.status).toBe('pending')
  })

  test('a listing does not overwrite an application with a running action', async () => {
    const call = deferred<ActionOutcome>()
    const list = await startList({ reset: () => call.promise })
    list.send(act('reset', registered))
    list.report({ type: 'listing.refreshed', applications: [{ ...registered, status: 'active' }, pending] })
    expect(list.row('r')).toBe(registered)
    call.resolve(done(reset(registered)))
    await list.finished()
    expect(list.row('r')).toEqual(reset(registered))
  })

  test('an action on a changed application shows a notification and updates the row', async () => {
    const active = { ...registered, status: 'active' as const }
    const list = await startList({ reset: async () => ({ kind: 'changed', application: active }) })
    list.send(act('reset', registered))
    await list.finished()
    expect(list.row('r')).toBe(active)
    expect(list.context().actions).toEqual({})
    expect(list.notifications).toEqual([
      {
        tone: 'warning',
        title: 'Application changed',
        text: "Casper Lindqvist's application is now Active. Nothing was changed.",
      },
    ])
  })

  test('an action on an application that no longer exists removes the row', async () => {
    const list = await startList({ reset: async () => ({ kind: 'notFound' }) })
    list.send(act('reset', registered))
    await list.finished()
    expect(list.row('r')).toBeUndefined()
    expect(list.context().actions).toEqual({})
    expect(list.notifications).toMatchObject([{ tone: 'warning', title: 'Application not found' }])
  })

  test('the failed action of a changed or removed application is discarded', async () => {
    const list = await startList()
    list.send(act('resend', approved), act('reset', registered))
    await list.finished()
    expect(Object.keys(list.context().actions)).toEqual(['a', 'r'])
    list.report({ type: 'listing.refreshed', applications: [pending, { ...approved, status: 'registered' }] })
    expect(list.context().actions).toEqual({})
  })

  test('a failed action stays while a listing does not change the application', async () => {
    const list = await startList()
    list.send(act('resend', approved))
    await list.finished()
    list.report({ type: 'listing.refreshed', applications: structuredClone(ALL).slice(0, 2) })
    expect(list.progress('a')?.state).toBe('failed')
  })

  test('a running action is aborted when the list is stopped', async () => {
    const call = deferred<ActionOutcome>()
    const list = await startList({ reset: () => call.promise })
    list.send(act('reset', registered))
    list.actor.stop()
    call.resolve(done(reset(registered)))
    await call.promise
    expect(list.row('r')).toBe(registered)
    expect(list.notifications).toEqual([])
  })
})

describe('partial cleanup', () => {
  const partial = async ({ application }: ActionInput) => done(reset(application), 'No answer.')

  test('a partial cleanup returns the application to pending, shows a warning and can be retried', async () => {
    let isDown = true
    const list = await startList({
      cleanup: partial,
      removeAccount: async () => (isDown ? Promise.reject(new Error('Still no answer.')) : undefined),
    })
    list.send(act('cleanup', registered, false))
    await list.finished()
    expect(list.row('r')?.status).toBe('pending')
    expect(list.progress('r')).toEqual({ state: 'partlyCleaned', action: 'cleanup', reason: 'No answer.' })
    const left =
      'The application was moved back to pending, but the backend account for r@lab.example still exists.'
    expect(list.notifications).toEqual([
      { tone: 'warning', title: 'Cleanup incomplete', text: `${left} No answer.` },
    ])

    list.send({ type: 'retry.requested', id: 'r', hasBackend: true })
    expect(list.progress('r')?.state).toBe('removingAccount')
    await list.finished()
    expect(list.progress('r')?.reason).toBe('Still no answer.')
    expect(list.notifications.at(-1)).toMatchObject({ tone: 'warning', text: `${left} Still no answer.` })

    isDown = false
    list.send({ type: 'retry.requested', id: 'r', hasBackend: true })
    await list.finished()
    expect(list.context().actions).toEqual({})
    expect(list.notifications.at(-1)).toMatchObject({ tone: 'success', title: 'Cleanup completed' })
    expect(list.actionCalls.cleanup).toHaveBeenCalledTimes(1)
  })

  test('the warning stays after the next listing and can be dismissed', async () => {
    const list = await startList({ cleanup: partial })
    list.send(act('cleanup', registered))
    await list.finished()
    list.report({ type: 'listing.refreshed', applications: [pending, reset(registered)] })
    expect(list.progress('r')?.state).toBe('partlyCleaned')
    list.send({ type: 'notice.dismissed', id: 'r' })
    expect(list.context().actions).toEqual({})
  })

  test('the warning is removed when the application is approved again', async () => {
    const list = await startList({ cleanup: partial })
    list.send(act('cleanup', registered))
    await list.finished()
    list.send({ type: 'application.changed', application: registered })
    expect(list.context().actions).toEqual({})
  })
})
