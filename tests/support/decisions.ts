import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate'
import { createApplication } from '../../mocks/factories/application.ts'
import { decisionMachine } from '../../src/flows/admin/review/decision.machine.ts'
import type {
  DecisionInput,
  EmailInput,
  PageLeft,
  WithdrawInput,
} from '../../src/flows/admin/review/decision.types.ts'
import type { ItemStatus } from '../../src/flows/admin/review/decisionItems.ts'
import type { Verdict } from '../../src/flows/admin/review/decisionRules.ts'
import type { Application } from '../../src/hosted/applications.ts'

type Step<Input> = {
  input: Input
  isStopped: boolean
  /** Types of the events the machine sent to it. */
  received: string[]
  finish: (id: string, status: ItemStatus['kind'] | ItemStatus, application?: Application | null) => void
}

function steps<Input>() {
  const started: Step<Input>[] = []
  const logic = fromCallback<PageLeft, Input>(({ input, sendBack, receive }) => {
    const step: Step<Input> = {
      input,
      isStopped: false,
      received: [],
      finish(id, given, application = null) {
        const facts = { reason: 'Why', status: 'approved', by: null, at: null }
        const status = (typeof given === 'string' ? { kind: given, ...facts } : given) as ItemStatus
        sendBack({ type: 'item.finished', id, status, application })
      },
    }
    receive(({ type }) => step.received.push(type))
    started.push(step)
    return () => {
      step.isStopped = true
    }
  })
  return { logic, started }
}

/** A decision whose calls and clock are controlled by the test. */
export function startDecision(ids: readonly string[], verdict: Verdict = 'approved') {
  const saving = steps<DecisionInput>()
  const withdrawing = steps<WithdrawInput>()
  const emailing = steps<EmailInput>()
  const clock = new SimulatedClock()
  const actor = createActor(
    decisionMachine.provide({
      actors: {
        saveReviews: saving.logic,
        withdrawReviews: withdrawing.logic,
        sendEmails: emailing.logic,
      },
    }),
    {
      clock,
      input: {
        applications: ids.map((id) => createApplication({ id })),
        verdict,
        notes: 'Strong fit',
        reviewedBy: 'admin',
      },
    },
  )
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    actor,
    emitted,
    saves: saving.started,
    withdrawals: withdrawing.started,
    emails: emailing.started,
    send: actor.send,
    pass: (milliseconds: number) => clock.increment(milliseconds),
    value: () => actor.getSnapshot().value,
    kinds: () => actor.getSnapshot().context.items.map(({ status }) => status.kind),
    emittedTypes: () => emitted.map(({ type }) => type),
    /** Finishes the save call of every application with this result. */
    saved(status: ItemStatus['kind'] = 'saved') {
      for (const { id } of saving.started.at(-1)?.input.applications ?? [])
        saving.started.at(-1)?.finish(id, status, createApplication({ id, status: verdict }))
    },
  }
}
