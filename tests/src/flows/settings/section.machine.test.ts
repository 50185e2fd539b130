import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { User } from '../../../../src/api/types.ts'
import { DEFAULT_SETTINGS } from '../../../../src/domain/settings.ts'
import type { SavingRequest } from '../../../../src/flows/settings/section.machine.ts'
import {
  hasUnsavedChange,
  initialSectionContext,
  sectionMachine,
} from '../../../../src/flows/settings/section.machine.ts'
import type { Change } from '../../../../src/flows/settings/validateChange.ts'
import { manualActor } from '../../../support/documents.ts'

const input = { accountId: 'mira', saved: { ...DEFAULT_SETTINGS, displayName: 'Mira Halloran' } }

/** Starts the machine with a `saveChange` actor whose calls the test answers, and with a clock of the test. */
function startSection() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const saving = manualActor<User | null, SavingRequest>()
  const actor = createActor(sectionMachine.provide({ actors: { saveChange: saving.logic } }), {
    input,
  }).start()
  return {
    send: actor.send,
    async answer() {
      saving.calls.at(-1)?.resolve(null)
      await vi.advanceTimersByTimeAsync(0)
    },
    /** The changes that were sent, in order. */
    sent: () => saving.calls.map(({ input }) => input.change),
    context: () => actor.getSnapshot().context,
    type: (change: Change) => actor.send({ type: 'setting.edited', change }),
    choose: (change: Change) => actor.send({ type: 'setting.chosen', change }),
    changeElsewhere: (change: Change) =>
      actor.send({ type: 'settings.changed', settings: { ...actor.getSnapshot().context.saved, ...change } }),
  }
}

test('a text keeps the space at its end when it is saved after a pause, because another word may follow', async () => {
  const section = startSection()
  section.type({ displayName: 'Mira ' })
  await vi.advanceTimersByTimeAsync(800)
  await section.answer()
  expect(section.context()).toMatchObject({
    edited: { displayName: 'Mira ' },
    saved: { displayName: 'Mira' },
  })
  section.send({ type: 'editing.finished' })
  expect(section.context().edited).toEqual({ displayName: 'Mira' })
  expect(section.sent()).toEqual([{ displayName: 'Mira' }])
})

test('the last of several changes while saving is saved after the running request', async () => {
  const section = startSection()
  for (const retention of [30, 90, 'unlimited'] as const) section.choose({ retention })
  await section.answer()
  expect(section.sent()).toEqual([{ retention: 30 }, { retention: 'unlimited' }])
})

test.each(['editing.finished', 'page.left'] as const)(
  'a text that was typed while saving is saved after the running request without a pause on %s',
  async (type) => {
    const section = startSection()
    section.choose({ memoryDecay: 'fast' })
    section.type({ displayName: 'Mira' })
    section.send({ type })
    await section.answer()
    expect(section.sent()).toEqual([{ memoryDecay: 'fast' }, { displayName: 'Mira' }])
  },
)

test('a change in another tab does not replace an unsaved change', () => {
  const section = startSection()
  section.type({ displayName: 'Ada' })
  section.changeElsewhere({ displayName: 'Elsewhere', machineName: 'Hal' })
  expect(section.context()).toMatchObject({
    saved: { displayName: 'Elsewhere', machineName: 'Hal' },
    edited: { displayName: 'Ada' },
  })
})

test('a change in another tab is not overwritten by an earlier change that was saved', async () => {
  const section = startSection()
  section.choose({ autoIndex: false })
  await section.answer()
  section.changeElsewhere({ autoIndex: true })
  expect(section.context()).toMatchObject({ saved: { autoIndex: true }, edited: {} })
  expect(section.sent()).toHaveLength(1)
})

test('choosing the stored value again needs no request', async () => {
  const section = startSection()
  section.type({ displayName: 'Mira' })
  section.type({ displayName: ' Mira Halloran' })
  section.send({ type: 'editing.finished' })
  expect(section.sent()).toEqual([])
})

test.each<[Change, boolean]>([
  [{}, false],
  [{ displayName: ' Mira Halloran ' }, false],
  [{ displayName: 'Mira' }, true],
  [{ displayName: ' ' }, true],
])('the edited settings %j contain an unsaved change: %s', (edited, expected) => {
  expect(hasUnsavedChange({ ...initialSectionContext(input), edited })).toBe(expected)
})
