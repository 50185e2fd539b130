import { describe, expect, test } from 'vitest'
import { createActor, type EventObject } from 'xstate'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import type { ItemStatus } from '../../../../../src/flows/admin/review/decisionItems.ts'
import { notesOf, reviewMachine } from '../../../../../src/flows/admin/review/review.machine.ts'

const dismissed = { type: 'dialog.dismissed' } as const
const approve = { type: 'verdict.given', verdict: 'approved' } as const
const reject = { type: 'verdict.given', verdict: 'rejected' } as const
const notes = (notes: string) => ({ type: 'notes.edited', notes }) as const

function start(...opened: Parameters<typeof createApplication>[0][]) {
  const actor = createActor(reviewMachine)
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  for (const given of opened) actor.send({ type: 'review.requested', application: createApplication(given) })
  return {
    emitted,
    send: actor.send,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    notes: () => notesOf(actor.getSnapshot().context),
    open: (id: string) => actor.send({ type: 'review.requested', application: createApplication({ id }) }),
    answer: (status: ItemStatus, application = createApplication({ id: 'a' })) =>
      actor.send({ type: 'saving.finished', item: { application, status } }),
  }
}

describe('reviewMachine', () => {
  test('the review machine opens a pending application with both verdicts', () => {
    const dialog = start({ id: 'a' })
    expect(dialog.value()).toBe('open')
    expect(dialog.context().application?.id).toBe('a')
  })

  test.each(['approved', 'rejected', 'registered', 'active'] as const)(
    'the review machine opens a %s application read-only and ignores verdicts',
    (status) => {
      const dialog = start({ id: 'a', status })
      expect(dialog.value()).toBe('reading')
      dialog.send(approve)
      dialog.send(notes('Late'))
      expect(dialog.emitted).toEqual([])
      expect(dialog.context().drafts).toEqual({})
      dialog.send(dismissed)
      expect(dialog.value()).toBe('closed')
    },
  )

  test('the review machine ignores events while closed and other applications while open', () => {
    const dialog = start()
    dialog.send(approve)
    expect(dialog.value()).toBe('closed')
    dialog.open('a')
    dialog.open('b')
    expect(dialog.context().application?.id).toBe('a')
  })

  test('the review machine keeps the notes typed for each application', () => {
    const dialog = start({ id: 'a' })
    dialog.send(notes('About a'))
    dialog.send(dismissed)
    dialog.open('b')
    expect(dialog.notes()).toBe('')
    dialog.send(notes('About b'))
    dialog.send(dismissed)
    dialog.open('a')
    expect(dialog.notes()).toBe('About a')
  })

  test('the review machine starts with the stored notes of the application', () => {
    const dialog = start({ id: 'a', admin_notes: 'Met at the conference' })
    expect(dialog.notes()).toBe('Met at the conference')
    dialog.send(notes(''))
    expect(dialog.notes()).toBe('')
  })

  test.each([approve, reject])('the review machine emits one decision with the notes (%j)', (given) => {
    const dialog = start({ id: 'a' })
    dialog.send(notes(' Strong fit '))
    dialog.send(given)
    dialog.send(given)
    expect(dialog.value()).toBe('saving')
    expect(dialog.emitted).toMatchObject([
      {
        type: 'decision.requested',
        application: { id: 'a' },
        verdict: given.verdict,
        notes: ' Strong fit ',
      },
    ])
  })

  test('the review machine ignores a verdict while the notes are too long', () => {
    const dialog = start({ id: 'a' })
    dialog.send(notes('n'.repeat(2_001)))
    dialog.send(approve)
    expect(dialog.value()).toBe('open')
    dialog.send(notes('n'.repeat(2_000)))
    dialog.send(approve)
    expect(dialog.value()).toBe('saving')
  })

  test('the review machine stays open while saving and closes afterward', () => {
    const dialog = start({ id: 'a' })
    dialog.send(approve)
    dialog.send(dismissed)
    dialog.send(notes('Too late'))
    expect(dialog.value()).toBe('saving')
    dialog.answer({ kind: 'saved' })
    expect(dialog.value()).toBe('closed')
    dialog.answer({ kind: 'saved' })
    expect(dialog.value()).toBe('closed')
  })

  test('the review machine keeps the notes after saving, for a decision that is undone', () => {
    const dialog = start({ id: 'a' })
    dialog.send(notes('Strong fit'))
    dialog.send(approve)
    dialog.answer({ kind: 'saved' })
    dialog.open('a')
    expect(dialog.notes()).toBe('Strong fit')
  })

  test('the review machine shows a failure, keeps the notes and accepts another verdict', () => {
    const dialog = start({ id: 'a' })
    dialog.send(notes('Strong fit'))
    dialog.send(approve)
    dialog.answer({ kind: 'failed', reason: 'No connection' })
    expect(dialog.value()).toBe('failed')
    expect(dialog.context().saveFailure).toEqual({ kind: 'failed', reason: 'No connection' })
    expect(dialog.notes()).toBe('Strong fit')
    dialog.send(notes('Strong fit indeed'))
    dialog.send(reject)
    expect(dialog.value()).toBe('saving')
    expect(dialog.context().saveFailure).toBeNull()
    expect(dialog.emitted.at(-1)).toMatchObject({ verdict: 'rejected', notes: 'Strong fit indeed' })
  })

  test('can be closed after a failure', () => {
    const dialog = start({ id: 'a' })
    dialog.send(approve)
    dialog.answer({ kind: 'failed', reason: 'No connection' })
    dialog.send(dismissed)
    expect(dialog.value()).toBe('closed')
    dialog.open('a')
    expect(dialog.context().saveFailure).toBeNull()
  })

  test("the review machine shows another admin's decision and accepts no further verdict", () => {
    const dialog = start({ id: 'a' })
    dialog.send(notes('Mine'))
    dialog.send(approve)
    const theirs = createApplication({ id: 'a', status: 'rejected', admin_notes: 'Theirs' })
    dialog.answer({ kind: 'decidedElsewhere', status: 'rejected', by: 'ines@lab.example', at: null }, theirs)
    expect(dialog.value()).toBe('outdated')
    expect(dialog.context().application).toEqual(theirs)
    expect(dialog.context().drafts).toEqual({ a: 'Mine' })
    dialog.send(approve)
    expect(dialog.emitted).toHaveLength(1)
    dialog.send(dismissed)
    expect(dialog.value()).toBe('closed')
  })

  test('the review machine changes to outdated when the application no longer exists', () => {
    const dialog = start({ id: 'a' })
    dialog.send(approve)
    dialog.answer({ kind: 'notFound' })
    expect(dialog.value()).toBe('outdated')
  })
})
