import { beforeEach } from 'vitest'
import type { EventObject } from 'xstate'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { createApplication } from '../../../mocks/factories/application.ts'
import { liveActors } from '../../../src/flows/admin/review/decision.actors.ts'
import { decisionMachine } from '../../../src/flows/admin/review/decision.machine.ts'
import type { Verdict } from '../../../src/flows/admin/review/decisionRules.ts'
import { UNDO_PERIOD_MS } from '../../../src/flows/admin/review/decisionRules.ts'
import { decisionAnnouncement, decisionText } from '../../../src/flows/admin/review/decisionText.ts'
import type { Application } from '../../../src/hosted/applications.ts'
import { readApplication } from '../../../src/hosted/applications.ts'
import { signIn } from '../../../src/hosted/auth.ts'
import { ADMINS, APPLICATIONS, INTEREST, USERS } from '../../supabase/fixture.ts'
import type { MockNetwork } from './mockNetwork.ts'
import { createMockNetwork, PASSWORD } from './mockNetwork.ts'

// For tests of decisions with their live actors.

export const EMAIL = 'POST /hosted/functions/v1/send-approval-email'

export const OFFLINE =
  'Network error: Unable to connect to the sign-in service. Please check your internet connection and try again.'

export const PENDING = APPLICATIONS.pending.id

export let network: MockNetwork

export async function stored(id: string = PENDING): Promise<Application> {
  const found = await readApplication(id)
  if (found === null) throw new Error(`There is no application ${id}.`)
  return found
}

/** Creates pending applications. */
export async function add(count: number): Promise<Application[]> {
  const added: Application[] = []
  for (let number = 0; number < count; number += 1) {
    const id = `00000000-0000-4000-8000-${String(700 + number).padStart(12, '0')}`
    const created_at = new Date(network.clock.now()).toISOString()
    const email = `many.${number}@lab.example`
    await network.backend.hosted.waitlistSubmissions.create(
      createApplication({ ...APPLICATIONS.pending, id, email, interest: INTEREST, created_at }),
    )
    added.push(await stored(id))
  }
  return added
}

export const mails = () =>
  network.backend.hosted.outbox.list().filter(({ subject }) => subject.startsWith('Welcome'))

/** A decision with live calls and a clock controlled by the test. */
export function decide(applications: readonly Application[], verdict: Verdict, notes: string | null = null) {
  const clock = new SimulatedClock()
  const actor = createActor(decisionMachine.provide({ actors: liveActors }), {
    clock,
    input: { applications, verdict, notes, reviewedBy: USERS.admin.id },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const waitForValue = (...values: string[]) =>
    waitFor(actor, (state) => values.includes(String(state.value)), { timeout: 10_000 })
  return {
    send: actor.send,
    emitted,
    waitForValue,
    pass: () => clock.increment(UNDO_PERIOD_MS),
    items: () => actor.getSnapshot().context.items,
    kinds: () => actor.getSnapshot().context.items.map(({ status }) => status.kind),
    text: () => decisionText(actor.getSnapshot(), Date.now()),
    announcement: () => decisionAnnouncement(actor.getSnapshot(), Date.now()),
    changed: () =>
      emitted.flatMap((event) =>
        event.type === 'application.changed' && 'application' in event
          ? [event.application as Application]
          : [],
      ),
  }
}

/** Registers the hooks of the tests. */
export function setUpDecisions(): void {
  beforeEach(async () => {
    network = await createMockNetwork()
    await network.backend.hosted.adminUsers.create({
      id: ADMINS[0]?.id.replace(/0$/, '9') ?? '',
      user_id: USERS.other.id,
    })
    await signIn({ email: USERS.admin.email, password: PASSWORD })
  })
}
