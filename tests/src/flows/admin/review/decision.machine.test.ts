import { describe, expect, test } from 'vitest'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import { UNDO_PERIOD_MS } from '../../../../../src/flows/admin/review/decisionRules.ts'
import { startDecision } from '../../../../support/decisions.ts'

const undo = { type: 'undo.requested' } as const
const retry = { type: 'retry.requested' } as const
const pageLeft = { type: 'page.left' } as const
const areaLeft = { type: 'area.left' } as const
const dismissed = { type: 'notice.dismissed' } as const
const ids = (step: { input: { applications: readonly { id: string }[] } } | undefined) =>
  step?.input.applications.map(({ id }) => id)

function held(many = ['a', 'b'], verdict: 'approved' | 'rejected' = 'approved') {
  const decision = startDecision(many, verdict)
  decision.saved()
  return decision
}

function notifying(many = ['a', 'b']) {
  const decision = held(many)
  decision.pass(UNDO_PERIOD_MS)
  return decision
}

describe('saving', () => {
  test('the decision machine saves each application once with verdict and notes and emits the changed application', () => {
    const decision = startDecision(['a', 'b', 'a'])
    expect(decision.saves[0]?.input).toMatchObject({
      applications: [{ id: 'a' }, { id: 'b' }],
      verdict: 'approved',
      notes: 'Strong fit',
      reviewedBy: 'admin',
    })
    const approved = createApplication({ id: 'a', status: 'approved' })
    decision.saves[0]?.finish('a', 'saved', approved)
    expect(decision.value()).toBe('saving')
    expect(decision.emitted).toEqual([{ type: 'application.changed', application: approved }])
    decision.saves[0]?.finish('b', 'saved', createApplication({ id: 'b', status: 'approved' }))
    expect(decision.value()).toBe('held')
    expect(decision.emittedTypes().at(-1)).toBe('saving.finished')
    expect(decision.saves[0]?.isStopped).toBe(true)
  })

  test.each([
    [['saved', 'saved'], 'held'],
    [['saved', 'failed'], 'held'],
    [['saved', 'decidedElsewhere'], 'held'],
    [['emailed', 'decidedElsewhere'], 'saved'],
    [['emailed', 'failed'], 'saved'],
    [['failed', 'failed'], 'failed'],
    [['failed', 'decidedElsewhere'], 'failed'],
    [['decidedElsewhere', 'notFound'], 'outdated'],
  ] as const)('saving with the results %j changes to the state %s', (kinds, value) => {
    const decision = startDecision(['a', 'b'])
    decision.saves[0]?.finish('a', kinds[0])
    decision.saves[0]?.finish('b', kinds[1])
    expect(decision.value()).toBe(value)
    expect(decision.kinds()).toEqual(kinds)
    expect(decision.emittedTypes().includes('saving.failed')).toBe(kinds.some((kind) => kind === 'failed'))
  })

  test('a decision without applications ends at once in the state outdated', () => {
    expect(startDecision([]).value()).toBe('outdated')
  })

  test('a second result for the same application is ignored', () => {
    const decision = startDecision(['a', 'b'])
    decision.saves[0]?.finish('a', 'failed')
    decision.saves[0]?.finish('a', 'saved')
    expect(decision.kinds()).toEqual(['failed', 'saving'])
  })

  test('a retry saves only the applications that failed and restarts the undo period', () => {
    const decision = startDecision(['a', 'b'])
    decision.saves[0]?.finish('a', 'saved', createApplication({ id: 'a', status: 'approved' }))
    decision.saves[0]?.finish('b', 'failed')
    decision.send(retry)
    decision.send(retry)
    expect(decision.saves).toHaveLength(2)
    expect(ids(decision.saves[1])).toEqual(['b'])
    // The undo period restarts for both applications.
    decision.pass(UNDO_PERIOD_MS)
    expect(decision.value()).toBe('saving')
    decision.saves[1]?.finish('b', 'saved')
    expect(decision.value()).toBe('held')
    decision.pass(UNDO_PERIOD_MS)
    expect(ids(decision.emails[0])).toEqual(['a', 'b'])
  })

  test('a decision that failed for every application can be retried or dismissed', () => {
    const decision = startDecision(['a'])
    decision.saved('failed')
    decision.send(dismissed)
    expect(decision.emittedTypes().at(-1)).toBe('decision.dismissed')
    decision.send(retry)
    expect(decision.value()).toBe('saving')
    expect(ids(decision.saves[1])).toEqual(['a'])
  })
})

describe('undo period', () => {
  test('the emails are sent when the undo period ends, not before', () => {
    const decision = held()
    decision.pass(UNDO_PERIOD_MS - 1)
    expect(decision.value()).toBe('held')
    expect(decision.emails).toHaveLength(0)
    decision.pass(1)
    expect(decision.value()).toBe('notifying')
    expect(decision.emails[0]?.input).toMatchObject({ isImmediate: false })
    expect(ids(decision.emails[0])).toEqual(['a', 'b'])
  })

  test('undo returns every application to pending until the last millisecond and sends no email', () => {
    const decision = held()
    decision.pass(UNDO_PERIOD_MS - 1)
    decision.send(undo)
    decision.send(undo)
    decision.pass(UNDO_PERIOD_MS * 10)
    expect(decision.value()).toBe('undoing')
    expect(decision.withdrawals).toHaveLength(1)
    for (const id of ['a', 'b']) decision.withdrawals[0]?.finish(id, 'undone', createApplication({ id }))
    expect(decision.value()).toBe('undone')
    expect(decision.emails).toHaveLength(0)
    decision.send(undo)
    expect(decision.withdrawals).toHaveLength(1)
  })

  test('a rejection can be undone and sends no email', () => {
    const undone = held(['a'], 'rejected')
    undone.send(undo)
    undone.withdrawals[0]?.finish('a', 'undone')
    expect(undone.value()).toBe('undone')
    const rejection = held(['a'], 'rejected')
    rejection.pass(UNDO_PERIOD_MS)
    expect(rejection.value()).toBe('saved')
    expect(rejection.emails).toHaveLength(0)
  })

  test('undo withdraws only the applications that were saved', () => {
    const decision = startDecision(['a', 'b', 'c'])
    decision.saves[0]?.finish('a', 'decidedElsewhere')
    decision.saves[0]?.finish('b', 'saved')
    decision.saves[0]?.finish('c', 'failed')
    decision.send(undo)
    expect(ids(decision.withdrawals[0])).toEqual(['b'])
  })
})

describe('emails', () => {
  test('after all emails are sent the decision is saved and dismisses itself', () => {
    const decision = notifying()
    decision.emails[0]?.finish('a', 'emailed')
    expect(decision.value()).toBe('notifying')
    decision.emails[0]?.finish('b', 'emailed')
    expect(decision.value()).toBe('saved')
    expect(decision.emittedTypes()).not.toContain('decision.dismissed')
    decision.pass(60_000)
    expect(decision.emittedTypes().filter((type) => type === 'decision.dismissed')).toHaveLength(1)
  })

  test('a retry sends only the emails that failed', () => {
    const decision = notifying()
    decision.emails[0]?.finish('a', 'emailed')
    decision.emails[0]?.finish('b', 'emailFailed')
    expect(decision.value()).toBe('emailFailed')
    expect(decision.emitted.at(-1)).toMatchObject({
      type: 'email.failed',
      items: [{ application: { id: 'b' }, status: { reason: 'Why' } }],
    })
    decision.pass(60_000)
    expect(decision.value()).toBe('emailFailed')
    decision.send(retry)
    decision.send(retry)
    expect(decision.emails).toHaveLength(2)
    expect(ids(decision.emails[1])).toEqual(['b'])
    decision.emails[1]?.finish('b', 'emailed')
    expect(decision.value()).toBe('saved')
    expect(decision.kinds()).toEqual(['emailed', 'emailed'])
  })

  test('undo while the emails are being sent sets isUndoTooLate', () => {
    const decision = notifying()
    decision.send(undo)
    expect(decision.value()).toBe('notifying')
    expect(decision.actor.getSnapshot().context.isUndoTooLate).toBe(true)
    expect(decision.withdrawals).toHaveLength(0)
  })

  test('no email is sent for an application that another admin returned, and the notice stays', () => {
    const decision = notifying(['a'])
    const taken = {
      kind: 'decidedElsewhere',
      status: 'pending',
      by: 'ines@engram.example',
      at: null,
    } as const
    decision.emails[0]?.finish('a', taken, createApplication({ id: 'a' }))
    expect(decision.value()).toBe('saved')
    decision.pass(60_000)
    expect(decision.emittedTypes()).not.toContain('decision.dismissed')
    decision.send(dismissed)
    expect(decision.emittedTypes().at(-1)).toBe('decision.dismissed')
  })
})

describe('undo', () => {
  test('after a failed undo no email is sent until the admin keeps the decision', () => {
    const decision = held()
    decision.send(undo)
    decision.withdrawals[0]?.finish('a', 'undone')
    decision.withdrawals[0]?.finish('b', 'undoFailed')
    expect(decision.value()).toBe('undoFailed')
    decision.pass(60_000)
    decision.send(pageLeft)
    expect(decision.emails).toHaveLength(0)
    decision.send(undo)
    expect(ids(decision.withdrawals[1])).toEqual(['b'])
    decision.withdrawals[1]?.finish('b', 'undoFailed')
    decision.send({ type: 'decision.kept' })
    expect(decision.value()).toBe('notifying')
    expect(decision.emails[0]?.input).toMatchObject({ isImmediate: false, applications: [{ id: 'b' }] })
  })

  test('a rejection can be kept after a failed undo', () => {
    const decision = held(['a'], 'rejected')
    decision.send(undo)
    decision.withdrawals[0]?.finish('a', 'undoFailed')
    decision.send({ type: 'decision.kept' })
    expect(decision.value()).toBe('saved')
    expect(decision.kinds()).toEqual(['saved'])
  })

  test.each(['undoTooLate', 'decidedElsewhere', 'notFound'] as const)(
    'undo changes to the state undoTooLate when the result is %s',
    (kind) => {
      const decision = held(['a'])
      decision.send(undo)
      decision.withdrawals[0]?.finish('a', kind)
      expect(decision.value()).toBe('undoTooLate')
      decision.pass(60_000)
      expect(decision.emittedTypes()).not.toContain('decision.dismissed')
    },
  )

  test('a partly successful undo keeps its notice until it is dismissed', () => {
    const decision = held()
    decision.send(undo)
    decision.withdrawals[0]?.finish('a', 'undone')
    decision.withdrawals[0]?.finish('b', 'undoTooLate')
    expect(decision.value()).toBe('undone')
    decision.pass(60_000)
    expect(decision.emittedTypes()).not.toContain('decision.dismissed')
  })
})

describe('leaving the page or the admin area', () => {
  test.each([pageLeft, areaLeft])(
    'leaving the page or the admin area ends the undo period and sends the emails at once (%j)',
    (left) => {
      const decision = held()
      decision.send(left)
      expect(decision.value()).toBe('notifying')
      expect(decision.emails[0]?.input).toMatchObject({
        isImmediate: true,
        applications: [{ id: 'a' }, { id: 'b' }],
      })
      decision.send(left)
      decision.pass(UNDO_PERIOD_MS)
      expect(decision.emails).toHaveLength(1)
    },
  )

  test.each([pageLeft, areaLeft])(
    'leaving the page or the admin area ends the undo period of a rejection (%j)',
    (left) => {
      const decision = held(['a'], 'rejected')
      decision.send(left)
      expect(decision.value()).toBe('saved')
    },
  )

  test('leaving the page while saving sends the emails of saved applications and fails the others', () => {
    const decision = startDecision(['a', 'b'])
    decision.saves[0]?.finish('a', 'saved')
    decision.send(pageLeft)
    expect(decision.kinds()).toEqual(['saved', 'failed'])
    expect(decision.emails[0]?.input).toMatchObject({ isImmediate: true, applications: [{ id: 'a' }] })
  })

  test('leaving the page before anything is saved sends no email', () => {
    const decision = startDecision(['a'])
    decision.send(pageLeft)
    expect(decision.value()).toBe('failed')
    // A page restored from the back/forward cache can retry.
    decision.send(retry)
    decision.saved()
    expect(decision.value()).toBe('held')
  })

  test('leaving the admin area while saving continues saving and then sends the emails', () => {
    const decision = startDecision(['a'])
    decision.send(areaLeft)
    expect(decision.value()).toBe('saving')
    expect(decision.saves[0]?.isStopped).toBe(false)
    decision.saved()
    expect(decision.value()).toBe('notifying')
    decision.emails[0]?.finish('a', 'emailFailed')
    expect(decision.emittedTypes().at(-1)).toBe('email.failed')
  })

  test('leaving the admin area while a rejection is being saved saves it', () => {
    const decision = startDecision(['a'], 'rejected')
    decision.send(areaLeft)
    decision.saved()
    expect(decision.value()).toBe('saved')
  })

  test('leaving the page while emails are being sent forwards page.left to the email actor', () => {
    const decision = notifying()
    decision.send(pageLeft)
    expect(decision.emails[0]?.received).toEqual(['page.left'])
    expect(decision.value()).toBe('notifying')
  })

  test.each([pageLeft, areaLeft])('leaving while an undo is running sends no email (%j)', (left) => {
    const decision = held(['a'])
    decision.send(undo)
    decision.send(left)
    decision.withdrawals[0]?.finish('a', 'undone')
    expect(decision.value()).toBe('undone')
    expect(decision.emails).toHaveLength(0)
  })

  test.each(['failed', 'decidedElsewhere', 'emailed'] as const)(
    'leaving after the decision ended as %s changes nothing',
    (kind) => {
      const decision = startDecision(['a'])
      decision.saved(kind)
      const before = decision.value()
      decision.send(pageLeft)
      decision.send(areaLeft)
      expect(decision.value()).toBe(before)
      expect(decision.emails).toHaveLength(0)
    },
  )

  test('a retry after returning sends the email without isImmediate', () => {
    const decision = held(['a'])
    decision.send(pageLeft)
    decision.emails[0]?.finish('a', 'emailFailed')
    decision.send(retry)
    expect(decision.emails[1]?.input).toMatchObject({ isImmediate: false })
  })
})
