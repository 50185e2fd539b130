import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { EventObject } from 'xstate'
import { createActor } from 'xstate'
import type { User } from '../../../../src/api/types.ts'
import { DEFAULT_SETTINGS } from '../../../../src/domain/settings.ts'
import type { SavingRequest } from '../../../../src/flows/settings/section.machine.ts'
import { hasUnsavedChange, sectionMachine } from '../../../../src/flows/settings/section.machine.ts'
import type { Change } from '../../../../src/flows/settings/validateChange.ts'
import { mira } from '../../../../stories/support/users.ts'
import { manualActor } from '../../../support/documents.ts'

const saved = { ...DEFAULT_SETTINGS, displayName: 'Mira Halloran', machineName: 'Mnemosyne' }
const PAUSE = 800

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** Starts the machine with a `saveChange` actor whose calls the test answers. */
function startSection() {
  const saving = manualActor<User | null, SavingRequest>()
  const actor = createActor(sectionMachine.provide({ actors: { saveChange: saving.logic } }), {
    input: { accountId: 'mira', saved },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    emitted,
    answer(index: number, user: User | null = null) {
      saving.calls.at(index)?.resolve(user)
      return settle()
    },
    refuse(index: number, message: string) {
      saving.calls.at(index)?.reject(message)
      return settle()
    },
    send: actor.send,
    stop: () => actor.stop(),
    signals: () => saving.calls.map(({ signal }) => signal.aborted),
    /** The changes that were sent, in order. */
    sent: () => saving.calls.map(({ input }) => input.change),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isUnsaved: () => hasUnsavedChange(actor.getSnapshot().context),
    type: (change: Change) => actor.send({ type: 'setting.edited', change }),
    choose: (change: Change) => actor.send({ type: 'setting.chosen', change }),
    leaveField: () => actor.send({ type: 'editing.finished' }),
    change: (change: Change) =>
      actor.send({ type: 'settings.changed', settings: { ...actor.getSnapshot().context.saved, ...change } }),
  }
}

describe('a text field', () => {
  test('a text field is saved after a pause, once for all keys', async () => {
    const section = startSection()
    section.type({ displayName: 'M' })
    await vi.advanceTimersByTimeAsync(PAUSE - 1)
    section.type({ displayName: 'Mi' })
    await vi.advanceTimersByTimeAsync(PAUSE - 1)
    expect(section.value()).toBe('editing')
    expect(section.isUnsaved()).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(section.value()).toBe('saving')
    expect(section.sent()).toEqual([{ displayName: 'Mi' }])
    await section.answer(0, mira)
    expect(section.value()).toBe('saved')
    expect(section.isUnsaved()).toBe(false)
    expect(section.context()).toMatchObject({ lastEdited: 'displayName', saved: { displayName: 'Mi' } })
    expect(section.emitted).toEqual([{ type: 'settings.saved', user: mira }])
  })

  test('a text field is saved at once and trimmed when it is left', async () => {
    const section = startSection()
    section.type({ displayName: '  Mira H.  ' })
    section.leaveField()
    expect(section.sent()).toEqual([{ displayName: 'Mira H.' }])
    await section.answer(0)
    expect(section.context()).toMatchObject({
      edited: { displayName: 'Mira H.' },
      saved: { displayName: 'Mira H.' },
    })
  })

  test('a text field keeps the space at its end when it is saved after a pause', async () => {
    const section = startSection()
    section.type({ displayName: 'Mira ' })
    await vi.advanceTimersByTimeAsync(PAUSE)
    await section.answer(0)
    section.change({ displayName: 'Mira' })
    expect(section.value()).toBe('saved')
    expect(section.context()).toMatchObject({
      edited: { displayName: 'Mira ' },
      saved: { displayName: 'Mira' },
    })
    section.leaveField()
    expect(section.context().edited).toEqual({ displayName: 'Mira' })
    expect(section.sent()).toHaveLength(1)
  })

  test('a text field with its stored value is not saved', async () => {
    const section = startSection()
    section.type({ displayName: 'Mira' })
    section.type({ displayName: ' Mira Halloran' })
    section.leaveField()
    expect(section.value()).toBe('idle')
    expect(section.sent()).toEqual([])
  })

  test('an invalid text field shows an error until it is edited and does not stop others from being saved', async () => {
    const section = startSection()
    section.type({ displayName: ' ' })
    await vi.advanceTimersByTimeAsync(PAUSE)
    expect(section.value()).toBe('idle')
    expect(section.context().errors).toEqual({ displayName: 'Please enter a display name.' })
    section.type({ machineName: 'Ada' })
    section.leaveField()
    expect(section.sent()).toEqual([{ machineName: 'Ada' }])
    await section.answer(0)
    expect(section.value()).toBe('saved')
    expect(section.isUnsaved()).toBe(true)
    section.type({ displayName: 'Mira' })
    expect(section.context().errors).toEqual({})
  })
})

describe('a switch or option', () => {
  test('a switch or option is saved at once', async () => {
    const section = startSection()
    section.choose({ autoIndex: false })
    expect(section.value()).toBe('saving')
    await section.answer(0)
    expect(section.value()).toBe('saved')
    section.choose({ autoIndex: true })
    expect(section.sent()).toEqual([{ autoIndex: false }, { autoIndex: true }])
  })

  test('an option is saved together with a text that was just typed', () => {
    const section = startSection()
    section.type({ machineName: 'Ada' })
    section.choose({ beliefSensitivity: 'high' })
    expect(section.sent()).toEqual([{ machineName: 'Ada', beliefSensitivity: 'high' }])
  })
})

describe('changes while saving', () => {
  test('changes while saving are saved after the running request, the last one last', async () => {
    const section = startSection()
    section.choose({ retention: 30 })
    section.choose({ retention: 90 })
    section.choose({ retention: 'unlimited' })
    expect(section.sent()).toEqual([{ retention: 30 }])
    await section.answer(0)
    expect(section.sent()).toEqual([{ retention: 30 }, { retention: 'unlimited' }])
    expect(section.signals()).toEqual([false, false])
    await section.answer(1)
    expect(section.value()).toBe('saved')
    expect(section.context().saved.retention).toBe('unlimited')
  })

  test('changes that are typed while saving wait for a pause', async () => {
    const section = startSection()
    section.choose({ memoryDecay: 'fast' })
    section.type({ contradictionTolerance: 0.6 })
    await section.answer(0)
    expect(section.value()).toBe('editing')
    section.type({ contradictionTolerance: 0.5 })
    await vi.advanceTimersByTimeAsync(PAUSE)
    expect(section.sent()).toEqual([{ memoryDecay: 'fast' }, { contradictionTolerance: 0.5 }])
  })

  test.each([
    ['chosen', 0],
    ['typed', PAUSE],
  ] as const)(
    'a change that was %s while saving is saved when the running request fails',
    async (how, pause) => {
      const section = startSection()
      section.choose({ contradictionTolerance: 0.2 })
      section[how === 'typed' ? 'type' : 'choose']({ contradictionTolerance: 0.3 })
      await section.refuse(0, 'No connection')
      await vi.advanceTimersByTimeAsync(pause)
      expect(section.value()).toBe('saving')
      expect(section.sent()[1]).toEqual({ contradictionTolerance: 0.3 })
    },
  )
})

describe('when saving fails', () => {
  async function startFailed() {
    const section = startSection()
    section.choose({ autoIndex: false })
    await section.refuse(0, 'No connection')
    return section
  }

  test('a change stays when saving fails and a retry saves it', async () => {
    const section = await startFailed()
    expect(section.value()).toBe('failed')
    expect(section.context()).toMatchObject({ edited: { autoIndex: false }, failure: 'No connection' })
    expect(section.emitted).toEqual([{ type: 'saving.failed', message: 'No connection' }])
    section.leaveField()
    expect(section.value()).toBe('failed')
    section.send({ type: 'saving.retried' })
    expect(section.sent()[1]).toEqual({ autoIndex: false })
    expect(section.context().failure).toBe('No connection')
    await section.answer(1)
    expect(section.value()).toBe('saved')
    expect(section.context().failure).toBeNull()
  })

  test('the next change after a failure saves both', async () => {
    const section = await startFailed()
    section.choose({ emailNotifications: true })
    expect(section.context().failure).toBeNull()
    expect(section.sent()[1]).toEqual({ autoIndex: false, emailNotifications: true })
  })

  test('choosing the stored value again ends the failure without a request', async () => {
    const section = await startFailed()
    section.choose({ autoIndex: true })
    expect(section.value()).toBe('idle')
    expect(section.sent()).toHaveLength(1)
  })

  test('a retry does nothing when another tab has saved the change', async () => {
    const section = await startFailed()
    section.change({ autoIndex: false })
    section.send({ type: 'saving.retried' })
    expect(section.value()).toBe('idle')
    expect(section.context().failure).toBeNull()
  })
})

describe('a setting that another tab changed', () => {
  test('a setting that another tab changed is shown and does not replace an unsaved change', () => {
    const section = startSection()
    section.type({ displayName: 'Ada' })
    section.change({ displayName: 'Elsewhere', machineName: 'Hal' })
    expect(section.context()).toMatchObject({
      saved: { displayName: 'Elsewhere', machineName: 'Hal' },
      edited: { displayName: 'Ada' },
    })
  })

  test('a setting that another tab changed is not overwritten by an earlier change that was saved', async () => {
    const section = startSection()
    section.choose({ autoIndex: false })
    await section.answer(0)
    section.change({ autoIndex: true })
    expect(section.context().edited).toEqual({})
    expect(section.sent()).toHaveLength(1)
    expect(section.context().saved.autoIndex).toBe(true)
  })
})

describe('leaving the page', () => {
  test('leaving the page saves a text that was just typed', async () => {
    const section = startSection()
    section.send({ type: 'page.entered' })
    section.type({ displayName: 'Ada' })
    section.send({ type: 'page.left' })
    expect(section.sent()).toEqual([{ displayName: 'Ada' }])
    expect(section.context().isPageOpen).toBe(false)
    await section.answer(0)
    expect(section.value()).toBe('saved')
    section.send({ type: 'page.entered' })
    expect(section.value()).toBe('idle')
  })

  test('leaving the page does not abort a request', async () => {
    const section = startSection()
    section.choose({ autoIndex: false })
    section.send({ type: 'page.left' })
    expect(section.signals()).toEqual([false])
    await section.refuse(0, 'No connection')
    section.send({ type: 'page.entered' })
    expect(section.value()).toBe('failed')
  })

  test('leaving the page keeps an invalid text with its error', () => {
    const section = startSection()
    section.type({ machineName: '' })
    section.send({ type: 'page.left' })
    section.send({ type: 'page.entered' })
    expect(section.context()).toMatchObject({
      edited: { machineName: '' },
      errors: { machineName: 'Please enter a name for your AI.' },
    })
  })
})

test('stopping the machine aborts saving', () => {
  const section = startSection()
  section.choose({ autoIndex: false })
  section.stop()
  expect(section.signals()).toEqual([true])
})
