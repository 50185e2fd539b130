import { expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import { createActiveDecisions } from '../../../../../src/flows/admin/review/activeDecisions.ts'
import { decisionMachine } from '../../../../../src/flows/admin/review/decision.machine.ts'
import type {
  DecisionEmitted,
  DecisionInput,
  EmailInput,
  StepRequest,
  WithdrawInput,
} from '../../../../../src/flows/admin/review/decision.types.ts'

type Saving = { ids: string[]; finish: (id: string, kind: 'saved' | 'failed' | 'decidedElsewhere') => void }

function start() {
  const saves: Saving[] = []
  const emails: EmailInput[] = []
  const events: [DecisionEmitted['type'], number][] = []
  const waiting: number[] = []
  const machine = decisionMachine.provide({
    actors: {
      saveReviews: fromCallback<StepRequest, DecisionInput>(({ input, sendBack }) => {
        saves.push({
          ids: input.applications.map(({ id }) => id),
          finish: (id, kind) =>
            sendBack({ type: 'item.finished', id, status: { kind, reason: 'Why' }, application: null }),
        })
      }),
      withdrawReviews: fromCallback<StepRequest, WithdrawInput>(() => {}),
      sendEmails: fromCallback<StepRequest, EmailInput>(({ input }) => {
        emails.push(input)
      }),
    },
  })
  const decisions = createActiveDecisions(machine, {
    onEvent: ({ type }, id) => events.push([type, id]),
    onWaiting: (count) => waiting.push(count),
  })
  return {
    decisions,
    saves,
    emails,
    events,
    waiting,
    begin: (...ids: string[]) =>
      decisions.start({
        applications: ids.map((id) => createApplication({ id })),
        verdict: 'approved',
        notes: null,
        reviewedBy: 'li',
      }),
    values: () => decisions.get().decisions.map(({ state }) => state.value),
  }
}

test('createActiveDecisions lists the newest decision first and sends each event to its decision only', () => {
  const { decisions, begin, saves, values, events } = start()
  const first = begin('a') as number
  const second = begin('b') as number
  expect(decisions.get().decisions.map(({ id }) => id)).toEqual([second, first])
  saves[0]?.finish('a', 'saved')
  expect(values()).toEqual(['saving', 'held'])
  expect(events).toEqual([['saving.finished', first]])
  decisions.send(second, { type: 'undo.requested' })
  expect(values()).toEqual(['saving', 'held'])
  decisions.send(first, { type: 'undo.requested' })
  expect(values()).toEqual(['saving', 'undoing'])
})

test('createActiveDecisions does not start a second decision on an application that is being saved or can be undone', () => {
  const { decisions, begin, saves } = start()
  begin('a', 'b')
  expect(decisions.isBusy('a')).toBe(true)
  expect(decisions.isBusy('c')).toBe(false)
  expect(begin('a')).toBeNull()
  begin('b', 'c')
  expect(saves.map(({ ids }) => ids)).toEqual([['a', 'b'], ['c']])
  saves[0]?.finish('a', 'saved')
  saves[0]?.finish('b', 'decidedElsewhere')
  // The first can still be undone; the second was decided by another admin.
  expect(decisions.isBusy('a')).toBe(true)
  expect(decisions.isBusy('b')).toBe(false)
})

test('createActiveDecisions allows a new decision after a failed one and removes a dismissed decision', () => {
  const { decisions, begin, saves, values } = start()
  const id = begin('a') as number
  saves[0]?.finish('a', 'failed')
  expect(decisions.isBusy('a')).toBe(false)
  decisions.send(id, { type: 'notice.dismissed' })
  expect(values()).toEqual([])
  decisions.send(id, { type: 'retry.requested' })
  expect(saves).toHaveLength(1)
})

test('sendToAll ends the undo period of every decision and sends the emails at once', () => {
  const { decisions, begin, saves, emails } = start()
  begin('a')
  begin('b')
  for (const [place, id] of ['a', 'b'].entries()) saves[place]?.finish(id, 'saved')
  decisions.sendToAll({ type: 'page.left' })
  expect(emails.map(({ applications, isImmediate }) => [applications[0]?.id, isImmediate]).sort()).toEqual([
    ['a', true],
    ['b', true],
  ])
})

test('createActiveDecisions notifies subscribers of each change and keeps the state object until then', () => {
  const { decisions, begin, saves } = start()
  let changes = 0
  const leave = decisions.subscribe(() => {
    changes += 1
  })
  const before = decisions.get()
  expect(decisions.get()).toBe(before)
  begin('a')
  expect(changes).toBeGreaterThan(0)
  expect(decisions.get()).not.toBe(before)
  leave()
  const changesBefore = changes
  saves[0]?.finish('a', 'saved')
  expect(changes).toBe(changesBefore)
  expect(decisions.get().latest?.value).toBe('held')
})

test('createActiveDecisions counts the applications whose call or email waits', () => {
  const { decisions, begin, saves, waiting } = start()
  begin('a', 'b')
  expect(waiting.at(-1)).toBe(2)
  saves[0]?.finish('a', 'failed')
  saves[0]?.finish('b', 'saved')
  // The email of the second can be undone and is still to be sent.
  expect(waiting.at(-1)).toBe(1)
  decisions.sendToAll({ type: 'undo.requested' })
  expect(waiting.at(-1)).toBe(1)
})

test('resend sends the emails of earlier approvals without a decision, and they cannot be undone', () => {
  const { decisions, emails, saves, values } = start()
  decisions.resend([createApplication({ id: 'a' }), createApplication({ id: 'b' })], 'li')
  expect(emails.map(({ applications, isImmediate }) => [applications.length, isImmediate])).toEqual([
    [2, false],
  ])
  expect(saves).toEqual([])
  decisions.sendToAll({ type: 'undo.requested' })
  expect(values()).toEqual(['notifying'])
  expect(decisions.get().decisions[0]?.state.context.interruption).toBeNull()
})
