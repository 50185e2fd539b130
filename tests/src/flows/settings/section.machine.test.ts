import { describe, expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { createActor } from 'xstate'
import type { User } from '../../../../src/api/types.ts'
import { DEFAULT_SETTINGS } from '../../../../src/domain/settings.ts'
import type { SavingRequest, SectionInput } from '../../../../src/flows/settings/section.machine.ts'
import { sectionMachine } from '../../../../src/flows/settings/section.machine.ts'
import { mira } from '../../../../stories/support/users.ts'
import { flushPromises, manualActor } from '../../../support/documents.ts'

const saved = { ...DEFAULT_SETTINGS, displayName: 'Mira Halloran', machineName: 'Mnemosyne' }

/** Starts the machine with a `saveChange` actor whose calls the test answers. */
function startSection(input: Partial<SectionInput> = {}) {
  const saving = manualActor<User | null, SavingRequest>()
  const actor = createActor(sectionMachine.provide({ actors: { saveChange: saving.logic } }), {
    input: { accountId: 'mira', isAutoSaved: false, saved, edited: {}, ...input },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    calls: saving.calls,
    emitted,
    answer(index: number, user: User | null = null) {
      saving.calls.at(index)?.resolve(user)
      return flushPromises()
    },
    refuse(index: number, message: string) {
      saving.calls.at(index)?.reject(message)
      return flushPromises()
    },
    send: actor.send,
    stop: () => actor.stop(),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    edit: (change: SectionInput['edited']) => actor.send({ type: 'setting.edited', change }),
    submit: () => actor.send({ type: 'form.submitted' }),
  }
}

describe('a section with a save button', () => {
  test('submit saves only the changed settings', async () => {
    const section = startSection()
    section.edit({ displayName: '  Mira H.  ' })
    section.edit({ machineName: 'Ada' })
    section.edit({ machineName: 'Mnemosyne' })
    expect(section.value()).toBe('idle')
    expect(section.context().edited).toEqual({ displayName: '  Mira H.  ' })
    section.submit()
    expect(section.value()).toBe('saving')
    expect(section.calls.map(({ input }) => input)).toEqual([
      { accountId: 'mira', change: { displayName: 'Mira H.' } },
    ])
    await section.answer(0, mira)
    expect(section.value()).toBe('saved')
    expect(section.context()).toMatchObject({ edited: {}, saved: { displayName: 'Mira H.' } })
    expect(section.emitted).toEqual([{ type: 'settings.saved', user: mira }])
  })

  test('submit does nothing without a change', () => {
    const section = startSection()
    section.submit()
    section.edit({ contradictionTolerance: 0.7 })
    section.submit()
    expect(section.value()).toBe('idle')
    expect(section.calls).toEqual([])
  })

  test('submitting several times saves once', () => {
    const section = startSection()
    section.edit({ displayName: 'Ada' })
    section.submit()
    section.submit()
    section.submit()
    expect(section.calls).toHaveLength(1)
  })

  test('an invalid name shows an error until it is edited', () => {
    const section = startSection()
    section.edit({ displayName: ' ', machineName: '' })
    section.submit()
    expect(section.value()).toBe('idle')
    expect(section.context().errors).toEqual({
      displayName: 'Please enter a display name.',
      machineName: 'Please enter a name for your AI.',
    })
    section.edit({ displayName: 'Mira' })
    expect(section.context().errors).toEqual({ machineName: 'Please enter a name for your AI.' })
    expect(section.calls).toEqual([])
    section.send({ type: 'changes.discarded' })
    expect(section.context()).toMatchObject({ edited: {}, errors: {} })
  })

  test('changes are preserved when saving fails and the next submit saves them', async () => {
    const section = startSection()
    section.edit({ displayName: 'Ada' })
    section.submit()
    await section.refuse(0, 'No connection')
    expect(section.value()).toBe('failed')
    expect(section.context()).toMatchObject({ edited: { displayName: 'Ada' }, failure: 'No connection' })
    expect(section.emitted).toEqual([{ type: 'saving.failed', message: 'No connection' }])
    section.edit({ machineName: ' ' })
    section.submit()
    expect(section.value()).toBe('failed')
    expect(section.context().errors.machineName).toBeDefined()
    section.edit({ machineName: 'Ada' })
    section.submit()
    expect(section.context().failure).toBeNull()
    expect(section.calls[1]?.input.change).toEqual({ displayName: 'Ada', machineName: 'Ada' })
    await section.answer(1, mira)
    expect(section.value()).toBe('saved')
  })

  test('changes can be discarded when saving failed', async () => {
    const section = startSection()
    section.edit({ displayName: 'Ada' })
    section.submit()
    await section.refuse(0, 'No connection')
    section.send({ type: 'changes.discarded' })
    expect(section.value()).toBe('idle')
    expect(section.context()).toMatchObject({ edited: {}, failure: null })
  })

  test('changes made while saving stay unsaved', async () => {
    const section = startSection()
    section.edit({ displayName: 'Ada' })
    section.submit()
    section.edit({ displayName: 'Mira Halloran' })
    section.edit({ machineName: 'Hal' })
    await section.answer(0, mira)
    expect(section.value()).toBe('idle')
    expect(section.context()).toMatchObject({
      saved: { displayName: 'Ada' },
      edited: { displayName: 'Mira Halloran', machineName: 'Hal' },
    })
  })

  test('an edit after saving leaves the saved state', async () => {
    const section = startSection()
    section.edit({ displayName: 'Ada' })
    section.submit()
    await section.answer(0, mira)
    section.edit({ memoryDecay: 'fast' })
    expect(section.value()).toBe('idle')
  })

  test('a setting changed elsewhere is shown and unsaved changes are preserved', () => {
    const section = startSection()
    section.edit({ displayName: 'Ada' })
    section.send({
      type: 'settings.changed',
      settings: { ...saved, displayName: 'Elsewhere', machineName: 'Hal' },
    })
    expect(section.context()).toMatchObject({
      saved: { displayName: 'Elsewhere', machineName: 'Hal' },
      edited: { displayName: 'Ada' },
    })
    section.send({ type: 'settings.changed', settings: { ...saved, displayName: 'Ada' } })
    expect(section.context().edited).toEqual({})
  })

  test('initial unsaved changes that equal the stored settings are dropped', () => {
    expect(
      startSection({ edited: { displayName: 'Mira Halloran', machineName: 'Hal' } }).context().edited,
    ).toEqual({
      machineName: 'Hal',
    })
  })

  test('stopping the machine aborts saving', () => {
    const section = startSection()
    section.edit({ displayName: 'Ada' })
    section.submit()
    section.stop()
    expect(section.calls[0]?.signal.aborted).toBe(true)
  })
})

describe('a section that saves automatically', () => {
  const startSwitches = () => startSection({ accountId: null, isAutoSaved: true })

  test('each change is saved when it is made', async () => {
    const section = startSwitches()
    section.edit({ autoIndex: false })
    expect(section.value()).toBe('saving')
    expect(section.calls[0]?.input).toEqual({ accountId: null, change: { autoIndex: false } })
    await section.answer(0)
    expect(section.value()).toBe('saved')
    expect(section.context().saved.autoIndex).toBe(false)
    section.edit({ autoIndex: true })
    expect(section.value()).toBe('saving')
    expect(section.calls[1]?.input.change).toEqual({ autoIndex: true })
  })

  test('changes made while saving are saved together, the latest of each setting', async () => {
    const section = startSwitches()
    section.edit({ autoIndex: false })
    section.edit({ emailNotifications: true })
    section.edit({ autoIndex: true })
    expect(section.calls.at(-1)?.input.change).toEqual({ autoIndex: true, emailNotifications: true })
    expect(section.calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
    await section.answer(-1)
    expect(section.value()).toBe('saved')
    expect(section.context().saved).toMatchObject({ autoIndex: true, emailNotifications: true })
  })

  test('a setting returns to its stored value when saving fails', async () => {
    const section = startSwitches()
    section.edit({ autoIndex: false })
    await section.refuse(0, 'No room')
    expect(section.value()).toBe('failed')
    expect(section.context()).toMatchObject({ edited: {}, failure: 'No room', saved: { autoIndex: true } })
    section.edit({ shareUsage: true })
    expect(section.calls[1]?.input.change).toEqual({ shareUsage: true })
  })
})
