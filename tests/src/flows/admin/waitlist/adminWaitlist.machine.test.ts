import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import { adminWaitlistMachine } from '../../../../../src/flows/admin/waitlist/adminWaitlist.machine.ts'
import type { AdminWaitlistEvent } from '../../../../../src/flows/admin/waitlist/adminWaitlist.types.ts'
import type {
  ActionInput,
  ActionOutcome,
  ApplicationAction,
} from '../../../../../src/flows/admin/waitlist/applicationAction.machine.ts'
import { applicationActionMachine } from '../../../../../src/flows/admin/waitlist/applicationAction.machine.ts'
import type { WatchReport, WatchRequest } from '../../../../../src/flows/admin/waitlist/watchApplications.ts'
import type { Application } from '../../../../../src/hosted/applications.ts'
import { flushPromises, manualActor } from '../../../../support/documents.ts'

// Races between actions and listings.

const pending = createApplication({ id: 'p', status: 'pending' })
const approved = createApplication({ id: 'a', status: 'approved' })
const registered = createApplication({ id: 'r', status: 'registered' })

/** The outcome of an action that returned the application to pending. */
const returned = (application: Application): ActionOutcome => ({
  kind: 'done',
  application: { ...application, status: 'pending', reviewed_at: null, emailed_at: null },
  accountError: null,
})

/** A loaded list with actions that the test answers. */
async function start() {
  const acts = manualActor<ActionOutcome, ActionInput>()
  const watchRequests: WatchRequest['type'][] = []
  let report: (event: WatchReport) => void = () => {}
  const actor = createActor(
    adminWaitlistMachine.provide({
      actors: {
        listApplications: fromPromise<readonly Application[], undefined>(async () => [
          pending,
          approved,
          registered,
        ]),
        watchApplications: fromCallback<WatchRequest, undefined>(({ sendBack, receive }) => {
          report = sendBack
          receive(({ type }) => watchRequests.push(type))
        }),
        applicationAction: applicationActionMachine.provide({ actors: { act: acts.logic } }),
      },
    }),
  ).start()
  await flushPromises()
  return {
    actor,
    calls: acts.calls,
    watchRequests,
    listIs: (...applications: Application[]) => report({ type: 'listing.refreshed', applications }),
    send: (...events: AdminWaitlistEvent[]) => {
      for (const event of events) actor.send(event)
    },
    row: (id: string) => actor.getSnapshot().context.applications.find((one) => one.id === id),
    actions: () => actor.getSnapshot().context.actions,
  }
}

const act = (action: ApplicationAction, application: Application): AdminWaitlistEvent => ({
  type: 'action.requested',
  action,
  application,
  hasBackend: true,
})

test('the waitlist tab requests one refresh at a time', async () => {
  const { send, watchRequests } = await start()
  send({ type: 'refresh.requested' }, { type: 'refresh.requested' })
  expect(watchRequests).toEqual(['refresh.requested'])
})

test('a followed link removes the applications that its filter hides from the selection', async () => {
  const { actor, send } = await start()
  send({ type: 'selection.changed', ids: ['p'] })
  expect(actor.getSnapshot().context.selected).toEqual(['p'])
  send({ type: 'url.followed', search: '', filter: 'approved', sort: null })
  expect(actor.getSnapshot().context.selected).toEqual([])
})

test('a running action blocks other actions on the application and cannot be dismissed', async () => {
  const { send, actions, calls } = await start()
  send(
    act('reset', registered),
    act('reset', registered),
    act('cleanup', registered),
    { type: 'retry.requested', id: 'r', hasBackend: true },
    { type: 'notice.dismissed', id: 'r' },
  )
  await flushPromises()
  expect(actions().r?.state).toBe('running')
  expect(calls.map(({ input }) => input.action)).toEqual(['reset'])
})

test('actions on several applications run in parallel', async () => {
  const { send, actions, calls, row } = await start()
  send(act('reset', approved), act('reset', registered))
  calls[1]?.resolve(returned(registered))
  calls[0]?.reject('Offline')
  await flushPromises()
  expect(actions()).toEqual({ a: { state: 'failed', action: 'reset', reason: 'Offline' } })
  expect([row('a')?.status, row('r')?.status]).toEqual(['approved', 'pending'])
})

test('a failed action can be replaced by another action', async () => {
  const { send, actions, calls } = await start()
  send(act('reset', registered))
  calls[0]?.reject('Offline')
  await flushPromises()
  send(act('cleanup', registered))
  expect(actions()).toEqual({ r: { state: 'running', action: 'cleanup', reason: null } })
  expect(calls[1]?.input.action).toBe('cleanup')
})

test('a listing does not overwrite an application with a running action', async () => {
  const { send, listIs, calls, row } = await start()
  send(act('reset', registered))
  listIs({ ...registered, status: 'active' }, pending)
  expect(row('r')).toBe(registered)
  calls[0]?.resolve(returned(registered))
  await flushPromises()
  expect(row('r')?.status).toBe('pending')
})

test('a failed action is discarded when a listing changes or removes its application, not before', async () => {
  const { send, listIs, actions, calls } = await start()
  send(act('reset', approved), act('reset', registered))
  for (const call of calls) call.reject('Offline')
  await flushPromises()
  listIs(structuredClone(approved), structuredClone(registered))
  expect(Object.keys(actions())).toEqual(['a', 'r'])
  listIs({ ...approved, status: 'registered' })
  expect(actions()).toEqual({})
})

test('an incomplete cleanup can be repeated on the pending application, as after a reload', async () => {
  const { send, calls, row, actions } = await start()
  send(act('cleanup', pending))
  expect(calls).toHaveLength(0)
  const incomplete = { ...pending, cleanup_incomplete: true }
  send({ type: 'application.changed', application: incomplete }, act('cleanup', incomplete))
  calls[0]?.resolve({ kind: 'done', application: pending, accountError: null })
  await flushPromises()
  expect(row('p')?.cleanup_incomplete).toBe(false)
  expect(actions()).toEqual({})
})

test('the filter "Email not sent" selects approved applications instead of pending ones', async () => {
  const unsent = { ...approved, emailed_at: null }
  const { actor, send } = await start()
  send(
    { type: 'application.changed', application: unsent },
    { type: 'filter.chosen', filter: 'email-not-sent' },
  )
  send({ type: 'selection.changed', ids: ['p', 'a', 'r'] })
  expect(actor.getSnapshot().context.selected).toEqual(['a'])
  send({ type: 'application.changed', application: approved })
  expect(actor.getSnapshot().context.selected).toEqual([])
})

test('a running action is aborted when the list is stopped', async () => {
  const { actor, send, calls } = await start()
  send(act('reset', registered))
  actor.stop()
  expect(calls[0]?.signal.aborted).toBe(true)
})
