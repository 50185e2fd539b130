import { createActor, type EventObject, fromPromise } from 'xstate'
import { mfaMachine } from '../../src/flows/mfa/mfa.machine.ts'
import type { CodeAnswer, Enrollment, EnrollmentRequest } from '../../src/flows/mfa/mfa.types.ts'
import type { Factor } from '../../src/hosted/factors.ts'
import { flushPromises } from './documents.ts'

export const app: Factor = { id: 'app', type: 'totp', name: 'Authenticator app', isVerified: true }
export const phone: Factor = { id: 'phone', type: 'phone', name: 'Phone', isVerified: true }
export const leftover: Factor = { id: 'left', type: 'totp', name: 'Old tablet', isVerified: false }

export const totp = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Engram',
}

/** An actor whose calls the test resolves or rejects. */
function controlledActor<Output, Input = undefined>() {
  const calls: {
    input: Input
    signal: AbortSignal
    answer: (output: Output) => Promise<void>
    fail: (error: unknown) => Promise<void>
  }[] = []
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          input,
          signal,
          answer(output) {
            resolve(output)
            return flushPromises()
          },
          fail(error) {
            reject(error)
            return flushPromises()
          },
        })
      }),
  )
  return { logic, calls }
}

/** Starts the mfa machine with controlled actors. */
export function startMfa() {
  const listing = controlledActor<Factor[]>()
  const starting = controlledActor<Enrollment, EnrollmentRequest>()
  const texting = controlledActor<string, string>()
  const verifying = controlledActor<void, CodeAnswer>()
  const removing = controlledActor<void, string>()
  const actor = createActor(
    mfaMachine.provide({
      actors: {
        listFactors: listing.logic,
        startEnrollment: starting.logic,
        sendMessage: texting.logic,
        verifyCode: verifying.logic,
        removeFactor: removing.logic,
      },
    }),
  )
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()

  return {
    actor,
    emitted,
    list: listing.calls,
    start: starting.calls,
    text: texting.calls,
    verify: verifying.calls,
    remove: removing.calls,
    send: actor.send,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    can: (event: Parameters<typeof actor.send>[0]) => actor.getSnapshot().can(event),
    async listed(...factors: Factor[]) {
      await listing.calls.at(-1)?.answer(factors)
    },
  }
}
