import { vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { createApplication } from '../../mocks/factories/application.ts'
import { adminWaitlistMachine } from '../../src/flows/admin/waitlist/adminWaitlist.machine.ts'
import type { AdminWaitlistEvent } from '../../src/flows/admin/waitlist/adminWaitlist.types.ts'
import type { ActionInput, ActionOutcome } from '../../src/flows/admin/waitlist/applicationAction.machine.ts'
import { applicationActionMachine } from '../../src/flows/admin/waitlist/applicationAction.machine.ts'
import type { AdminNotification } from '../../src/flows/admin/waitlist/notifications.ts'
import type { WatchReport, WatchRequest } from '../../src/flows/admin/waitlist/watchApplications.ts'
import type { Application } from '../../src/hosted/applications.ts'

// One application of each status that allows an action.
export const pending = createApplication({ id: 'p', status: 'pending', first_name: 'Una' })
export const approved = createApplication({ id: 'a', status: 'approved', first_name: 'Tomoko' })
export const registered = createApplication({ id: 'r', status: 'registered', first_name: 'Casper' })
export const ALL = [pending, approved, registered]

/** The application after a reset. */
export const reset = (row: Application): Application => ({
  ...row,
  status: 'pending',
  reviewed_at: null,
  emailed_at: null,
})
/** The outcome of a successful action. */
export const done = (application: Application, accountError: string | null = null): ActionOutcome => ({
  kind: 'done',
  application,
  accountError,
})

type Call = (input: ActionInput) => Promise<ActionOutcome>

interface Calls {
  list?: () => Promise<readonly Application[]>
  resendEmail?: Call
  reset?: Call
  cleanup?: Call
  removeAccount?: (input: ActionInput) => Promise<void>
}

const unexpected = async () => Promise.reject(new Error('This call was not expected.'))

/** A list with calls provided by the test. */
export async function startList({ list = async () => ALL, ...calls }: Calls = {}) {
  const watchRequests: WatchRequest['type'][] = []
  let report: (event: WatchReport) => void = () => {}
  const actionCalls = {
    resendEmail: vi.fn(calls.resendEmail ?? unexpected),
    reset: vi.fn(calls.reset ?? unexpected),
    cleanup: vi.fn(calls.cleanup ?? unexpected),
    removeAccount: vi.fn(calls.removeAccount ?? unexpected),
  }
  const actor = createActor(
    adminWaitlistMachine.provide({
      actors: {
        listApplications: fromPromise<readonly Application[], undefined>(list),
        watchApplications: fromCallback<WatchRequest, undefined>(({ sendBack, receive }) => {
          report = sendBack
          receive(({ type }) => watchRequests.push(type))
        }),
        applicationAction: applicationActionMachine.provide({
          actors: {
            resendEmail: fromPromise<ActionOutcome, ActionInput>(({ input }) =>
              actionCalls.resendEmail(input),
            ),
            reset: fromPromise<ActionOutcome, ActionInput>(({ input }) => actionCalls.reset(input)),
            cleanup: fromPromise<ActionOutcome, ActionInput>(({ input }) => actionCalls.cleanup(input)),
            removeAccount: fromPromise<void, ActionInput>(({ input }) => actionCalls.removeAccount(input)),
          },
        }),
      },
    }),
  )
  const notifications: AdminNotification[] = []
  actor.on('notification.raised', ({ type: _, ...notification }) => notifications.push(notification))
  actor.start()
  await waitFor(actor, (state) => !state.matches('loading'))
  return {
    actor,
    watchRequests,
    actionCalls,
    notifications,
    context: () => actor.getSnapshot().context,
    send: (...events: AdminWaitlistEvent[]) => {
      for (const event of events) actor.send(event)
    },
    report: (event: WatchReport) => report(event),
    row: (id: string) => actor.getSnapshot().context.applications.find((one) => one.id === id),
    progress: (id: string) => actor.getSnapshot().context.actions[id],
    /** Waits until no action is running. */
    finished: () =>
      waitFor(actor, ({ context }) =>
        Object.values(context.actions).every(({ state }) => state === 'failed' || state === 'partlyCleaned'),
      ),
  }
}

/** The event that requests an action. */
export const act = (
  action: 'resend' | 'reset' | 'cleanup',
  application: Application,
  hasBackend = true,
): AdminWaitlistEvent => ({ type: 'action.requested', action, application, hasBackend })

/** A promise that the test resolves or rejects. */
export function deferred<Value>() {
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
