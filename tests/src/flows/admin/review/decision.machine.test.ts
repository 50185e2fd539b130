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
  test('asks about each application once, with verdict and notes, and tells what it became', () => {
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
    expect(decision.told().at(-1)).toBe('saving.finished')
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
  ] as const)('that ends in %j goes on in %s', (kinds, value) => {
    const decision = startDecision(['a', 'b'])
    decision.saves[0]?.finish('a', kinds[0])
    decision.saves[0]?.finish('b', kinds[1])
    expect(decision.value()).toBe(value)
    expect(decision.kinds()).toEqual(kinds)
    expect(decision.told().includes('saving.failed')).toBe(kinds.some((kind) => kind === 'failed'))
  })

  test('of none is over at once and decides nothing', () => {
    expect(startDecision([]).value()).toBe('outdated')
  })

  test('hears of each application once: the second answer changes nothing', () => {
    const decision = startDecision(['a', 'b'])
    decision.saves[0]?.finish('a', 'failed')
    decision.saves[0]?.finish('a', 'saved')
    expect(decision.kinds()).toEqual(['failed', 'saving'])
  })

  test('of what failed is tried again, and of nothing else', () => {
    const decision = startDecision(['a', 'b'])
    decision.saves[0]?.finish('a', 'saved', createApplication({ id: 'a', status: 'approved' }))
    decision.saves[0]?.finish('b', 'failed')
    decision.send(retry)
    decision.send(retry)
    expect(decision.saves).toHaveLength(2)
    expect(ids(decision.saves[1])).toEqual(['b'])
    // The time to take it back begins anew for both: no e-mail goes meanwhile.
    decision.pass(UNDO_PERIOD_MS)
    expect(decision.value()).toBe('saving')
    decision.saves[1]?.finish('b', 'saved')
    expect(decision.value()).toBe('held')
    decision.pass(UNDO_PERIOD_MS)
    expect(ids(decision.emails[0])).toEqual(['a', 'b'])
  })

  test('that failed altogether can be tried again or dismissed', () => {
    const decision = startDecision(['a'])
    decision.saved('failed')
    decision.send(dismissed)
    expect(decision.told().at(-1)).toBe('decision.dismissed')
    decision.send(retry)
    expect(decision.value()).toBe('saving')
    expect(ids(decision.saves[1])).toEqual(['a'])
  })
})

describe('while it is held', () => {
  test('no e-mail goes, and then it does', () => {
    const decision = held()
    decision.pass(UNDO_PERIOD_MS - 1)
    expect(decision.value()).toBe('held')
    expect(decision.emails).toHaveLength(0)
    decision.pass(1)
    expect(decision.value()).toBe('notifying')
    expect(decision.emails[0]?.input).toMatchObject({ isImmediate: false })
    expect(ids(decision.emails[0])).toEqual(['a', 'b'])
  })

  test('undo takes all of it back, at the last moment too, and sends nothing', () => {
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

  test('a rejection is taken back likewise; it sends no e-mail', () => {
    const undone = held(['a'], 'rejected')
    undone.send(undo)
    undone.withdrawals[0]?.finish('a', 'undone')
    expect(undone.value()).toBe('undone')
    const kept = held(['a'], 'rejected')
    kept.pass(UNDO_PERIOD_MS)
    expect(kept.value()).toBe('saved')
    expect(kept.emails).toHaveLength(0)
  })

  test('undo asks about decided applications alone', () => {
    const decision = startDecision(['a', 'b', 'c'])
    decision.saves[0]?.finish('a', 'decidedElsewhere')
    decision.saves[0]?.finish('b', 'saved')
    decision.saves[0]?.finish('c', 'failed')
    decision.send(undo)
    expect(ids(decision.withdrawals[0])).toEqual(['b'])
  })
})

describe('the e-mails', () => {
  test('that went leave it saved, and it goes away by itself', () => {
    const decision = notifying()
    decision.emails[0]?.finish('a', 'emailed')
    expect(decision.value()).toBe('notifying')
    decision.emails[0]?.finish('b', 'emailed')
    expect(decision.value()).toBe('saved')
    expect(decision.told()).not.toContain('decision.dismissed')
    decision.pass(60_000)
    expect(decision.told().filter((type) => type === 'decision.dismissed')).toHaveLength(1)
  })

  test('that did not go leave a warning and go again, those alone', () => {
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

  test('on their way are not taken back: who tries is told', () => {
    const decision = notifying()
    decision.send(undo)
    expect(decision.value()).toBe('notifying')
    expect(decision.actor.getSnapshot().context.isUndoTooLate).toBe(true)
    expect(decision.withdrawals).toHaveLength(0)
  })

  test('whose application somebody else returned meanwhile are not sent, and that stays to be read', () => {
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
    expect(decision.told()).not.toContain('decision.dismissed')
    decision.send(dismissed)
    expect(decision.told().at(-1)).toBe('decision.dismissed')
  })
})

describe('undo', () => {
  test('that failed sends nothing before the admin says what shall be', () => {
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

  test('of a rejection that failed may be let be', () => {
    const decision = held(['a'], 'rejected')
    decision.send(undo)
    decision.withdrawals[0]?.finish('a', 'undoFailed')
    decision.send({ type: 'decision.kept' })
    expect(decision.value()).toBe('saved')
    expect(decision.kinds()).toEqual(['saved'])
  })

  test.each(['undoTooLate', 'decidedElsewhere', 'notFound'] as const)(
    'that finds it %s is told to have come too late',
    (kind) => {
      const decision = held(['a'])
      decision.send(undo)
      decision.withdrawals[0]?.finish('a', kind)
      expect(decision.value()).toBe('undoTooLate')
      decision.pass(60_000)
      expect(decision.told()).not.toContain('decision.dismissed')
    },
  )

  test('that was in time for some tells of the others', () => {
    const decision = held()
    decision.send(undo)
    decision.withdrawals[0]?.finish('a', 'undone')
    decision.withdrawals[0]?.finish('b', 'undoTooLate')
    expect(decision.value()).toBe('undone')
    decision.pass(60_000)
    expect(decision.told()).not.toContain('decision.dismissed')
  })
})

describe('leaving', () => {
  test.each([pageLeft, areaLeft])('ends the hold: the e-mails go at once (%j)', (left) => {
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
  })

  test.each([pageLeft, areaLeft])('ends the hold of a rejection (%j)', (left) => {
    const decision = held(['a'], 'rejected')
    decision.send(left)
    expect(decision.value()).toBe('saved')
  })

  test('the page while saving tells those that are saved; the others failed', () => {
    const decision = startDecision(['a', 'b'])
    decision.saves[0]?.finish('a', 'saved')
    decision.send(pageLeft)
    expect(decision.kinds()).toEqual(['saved', 'failed'])
    expect(decision.emails[0]?.input).toMatchObject({ isImmediate: true, applications: [{ id: 'a' }] })
  })

  test('the page before anything is saved sends nothing', () => {
    const decision = startDecision(['a'])
    decision.send(pageLeft)
    expect(decision.value()).toBe('failed')
    // The page came back from where browsers keep pages: it can be tried, and held, again.
    decision.send(retry)
    decision.saved()
    expect(decision.value()).toBe('held')
  })

  test('the area while saving lets the saving go on, and then the e-mails', () => {
    const decision = startDecision(['a'])
    decision.send(areaLeft)
    expect(decision.value()).toBe('saving')
    expect(decision.saves[0]?.isStopped).toBe(false)
    decision.saved()
    expect(decision.value()).toBe('notifying')
    decision.emails[0]?.finish('a', 'emailFailed')
    expect(decision.told().at(-1)).toBe('email.failed')
  })

  test('while a rejection is saved leaves it saved', () => {
    const decision = startDecision(['a'], 'rejected')
    decision.send(areaLeft)
    decision.saved()
    expect(decision.value()).toBe('saved')
  })

  test('the page while e-mails are on their way hurries the rest', () => {
    const decision = notifying()
    decision.send(pageLeft)
    expect(decision.emails[0]?.heard).toEqual(['page.left'])
    expect(decision.value()).toBe('notifying')
  })

  test.each([pageLeft, areaLeft])('while it is taken back sends nothing (%j)', (left) => {
    const decision = held(['a'])
    decision.send(undo)
    decision.send(left)
    decision.withdrawals[0]?.finish('a', 'undone')
    expect(decision.value()).toBe('undone')
    expect(decision.emails).toHaveLength(0)
  })

  test.each(['failed', 'decidedElsewhere', 'emailed'] as const)(
    'where it rests as %s changes nothing',
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

  test('an e-mail that failed then is sent the ordinary way by whoever comes back', () => {
    const decision = held(['a'])
    decision.send(pageLeft)
    decision.emails[0]?.finish('a', 'emailFailed')
    decision.send(retry)
    expect(decision.emails[1]?.input).toMatchObject({ isImmediate: false })
  })
})
