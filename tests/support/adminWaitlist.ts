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

// One application of each status that something can be done with.
export const pending = createApplication({ id: 'p', status: 'pending', first_name: 'Una' })
export const approved = createApplication({ id: 'a', status: 'approved', first_name: 'Tomoko' })
export const registered = createApplication({ id: 'r', status: 'registered', first_name: 'Casper' })
export const ALL = [pending, approved, registered]

/** As a reset leaves it. */
export const reset = (row: Application): Application => ({
  ...row,
  status: 'pending',
  reviewed_at: null,
  emailed_at: null,
})
/** What came of an action that went well, but for what it left. */
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

const unexpected = async () => Promise.reject(new Error('Nobody asked for this.'))

/** A list on calls of the test's own, and what it tells. */
export async function startList({ list = async () => ALL, ...calls }: Calls = {}) {
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
        listApplications: fromPromise<readonly Application[], undefined>(list),
        watchApplications: fromCallback<WatchRequest, undefined>(({ sendBack, receive }) => {
          report = sendBack
          receive(({ type }) => asked.push(type))
        }),
        applicationAction: applicationActionMachine.provide({
          actors: {
            resendEmail: fromPromise<ActionOutcome, ActionInput>(({ input }) => made.resendEmail(input)),
            reset: fromPromise<ActionOutcome, ActionInput>(({ input }) => made.reset(input)),
            cleanup: fromPromise<ActionOutcome, ActionInput>(({ input }) => made.cleanup(input)),
            removeAccount: fromPromise<void, ActionInput>(({ input }) => made.removeAccount(input)),
          },
        }),
      },
    }),
  )
  const news: AdminNotification[] = []
  actor.on('notification.raised', ({ type: _, ...told }) => news.push(told))
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
    row: (id: string) => actor.getSnapshot().context.applications.find((one) => one.id === id),
    progress: (id: string) => actor.getSnapshot().context.actions[id],
    /** Waits until no row is at progress. */
    rests: () =>
      waitFor(actor, ({ context }) =>
        Object.values(context.actions).every(({ state }) => state === 'failed' || state === 'partlyCleaned'),
      ),
  }
}

/** An admin asks for it. */
export const act = (
  action: 'resend' | 'reset' | 'cleanup',
  application: Application,
  hasBackend = true,
): AdminWaitlistEvent => ({ type: 'action.requested', action, application, hasBackend })

/** A call whose end the test decides. */
export function held<Value>() {
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
