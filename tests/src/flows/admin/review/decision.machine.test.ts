import { expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import { createRandom } from '../../../../../mocks/random.ts'
import { decisionMachine } from '../../../../../src/flows/admin/review/decision.machine.ts'
import type {
  DecisionInput,
  EmailInput,
  StepRequest,
  WithdrawInput,
} from '../../../../../src/flows/admin/review/decision.types.ts'
import type { ItemStatus, ItemStatusKind } from '../../../../../src/flows/admin/review/decisionItems.ts'
import { UNDO_PERIOD_MS, type Verdict } from '../../../../../src/flows/admin/review/decisionRules.ts'
import { decisionText, itemText } from '../../../../../src/flows/admin/review/decisionText.ts'
import type { Application } from '../../../../../src/hosted/applications.ts'

/** An actor for each step of a decision, whose results the test reports. */
function controlledStep<Input extends { applications: readonly Application[] }>() {
  const started: {
    input: Input
    finish: (id: string, kind: ItemStatusKind, application: Application | null) => void
  }[] = []
  const logic = fromCallback<StepRequest, Input>(({ input, sendBack }) => {
    const facts = { reason: 'Why', status: 'approved', by: null, at: null }
    started.push({
      input,
      finish: (id, kind, application) =>
        sendBack({ type: 'item.finished', id, status: { kind, ...facts } as ItemStatus, application }),
    })
  })
  return { logic, started }
}

/** A decision whose calls and clock are controlled by the test. */
function startDecision(ids: readonly string[], verdict: Verdict) {
  const saving = controlledStep<DecisionInput>()
  const withdrawing = controlledStep<WithdrawInput>()
  const emailing = controlledStep<EmailInput>()
  const clock = new SimulatedClock()
  const actors = { saveReviews: saving.logic, withdrawReviews: withdrawing.logic, sendEmails: emailing.logic }
  const applications = ids.map((id) => createApplication({ id }))
  const actor = createActor(decisionMachine.provide({ actors }), {
    clock,
    input: { applications, verdict, notes: null, reviewedBy: 'admin' },
  }).start()
  return {
    actor,
    saves: saving.started,
    withdrawals: withdrawing.started,
    emails: emailing.started,
    endUndoPeriod: () => clock.increment(UNDO_PERIOD_MS),
  }
}

const SAVED: readonly ItemStatusKind[] = [
  'saved',
  'stopped',
  'failed',
  'decidedElsewhere',
  'notFound',
  'emailed',
]
const MAILED: readonly ItemStatusKind[] = [
  'emailed',
  'emailStopped',
  'emailFailed',
  'decidedElsewhere',
  'notFound',
]
const UNDONE: readonly ItemStatusKind[] = [
  'undone',
  'undoTooLate',
  'undoFailed',
  'decidedElsewhere',
  'notFound',
]
const FINAL_STATES = ['saved', 'emailFailed', 'failed', 'outdated', 'undone', 'undoTooLate']
const RUNNING: readonly ItemStatusKind[] = ['saving', 'undoing']

/** Runs one decision with random results and events until it has ended. */
function play(seed: number) {
  const chance = createRandom(seed)
  const random = () => chance.next()
  const below = (count: number) => Math.floor(random() * count)
  const one = <T>(values: readonly T[]) => values[below(values.length)] as T
  const verdict = one(['approved', 'rejected'] as const)
  const ids = Array.from({ length: below(8) }, (_, place) => `item-${place}`)
  const decision = startDecision(ids, verdict)
  const mailed: string[] = []

  for (let step = 0; step < 400; step += 1) {
    const value = String(decision.actor.getSnapshot().value)
    const [steps, answers] =
      value === 'saving'
        ? [decision.saves, SAVED]
        : value === 'notifying'
          ? [decision.emails, MAILED]
          : value === 'undoing'
            ? [decision.withdrawals, UNDONE]
            : [null, []]
    const current = steps?.at(-1)
    if (current) {
      const id = one(current.input.applications).id
      const kind = one(answers)
      const before = decision.actor.getSnapshot().context.items.find((item) => item.application.id === id)
      if (value === 'notifying' && kind === 'emailed' && before?.status.kind === 'saved') mailed.push(id)
      current.finish(id, kind, random() < 0.5 ? createApplication({ id }) : null)
    } else if (value === 'held') {
      if (random() < 0.5) decision.endUndoPeriod()
      else decision.actor.send({ type: 'undo.requested' })
    } else if (value === 'undoFailed') {
      decision.actor.send(one([{ type: 'undo.requested' }, { type: 'decision.kept' }] as const))
    } else if (random() < 0.3) {
      break
    }
    const events = ['undo.requested', 'retry.requested', 'stop.requested', 'page.left'] as const
    if (random() < 0.1) decision.actor.send({ type: one(events) })
  }
  return { decision, ids, mailed, verdict }
}

test('after random events every application has exactly one result and at most one email', () => {
  const ends = new Set<string>()
  for (let seed = 0; seed < 1_000; seed += 1) {
    const { decision, ids, mailed, verdict } = play(seed)
    const { context, value } = decision.actor.getSnapshot()
    ends.add(String(value))
    expect(FINAL_STATES, `seed ${seed}`).toContain(value)
    expect(
      context.items.map(({ application }) => application.id),
      `seed ${seed}`,
    ).toEqual(ids)
    for (const item of context.items) {
      expect(RUNNING, `seed ${seed}`).not.toContain(item.status.kind)
      // A saved approval without a running step would never send its email.
      if (item.status.kind === 'saved') expect(verdict, `seed ${seed}`).toBe('rejected')
      expect(itemText(item, verdict, 0)).not.toBe('')
    }
    expect(decisionText(decision.actor.getSnapshot(), 0).title).not.toBe('')
    expect(new Set(mailed).size, `seed ${seed}`).toBe(mailed.length)
    if (verdict === 'rejected') expect(mailed).toEqual([])
  }
  // The random runs reached every final state.
  expect([...ends].sort()).toEqual([...FINAL_STATES].sort())
})

test('a decision that is kept after the page was left sends its emails as usual', () => {
  const { actor, saves, withdrawals, emails } = startDecision(['a'], 'approved')
  saves[0]?.finish('a', 'saved', null)
  actor.send({ type: 'undo.requested' })
  withdrawals[0]?.finish('a', 'undoFailed', null)
  actor.send({ type: 'page.left' })
  expect(emails).toEqual([])
  actor.send({ type: 'decision.kept' })
  expect(emails.map(({ input }) => input.isImmediate)).toEqual([false])
})
