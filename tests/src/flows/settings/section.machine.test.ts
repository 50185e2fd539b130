import { describe, expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { createActor } from 'xstate'
import type { User } from '../../../../src/api/types.ts'
import { DEFAULT_SETTINGS } from '../../../../src/domain/settings.ts'
import type { SavingRequest, SectionInput } from '../../../../src/flows/settings/section.machine.ts'
import { sectionMachine } from '../../../../src/flows/settings/section.machine.ts'
import { mira } from '../../../../stories/support/users.ts'
import { answerable, settled } from '../../../support/documents.ts'

const kept = { ...DEFAULT_SETTINGS, displayName: 'Mira Halloran', machineName: 'Mnemosyne' }

/** The machine with its savings in the hands of the test. */
function open(input: Partial<SectionInput> = {}) {
  const saving = answerable<User | null, SavingRequest>()
  const actor = createActor(sectionMachine.provide({ actors: { saveChange: saving.logic } }), {
    input: { accountId: 'mira', isAtOnce: false, kept, edited: {}, ...input },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    calls: saving.calls,
    emitted,
    answer(index: number, user: User | null = null) {
      saving.calls.at(index)?.answer(user)
      return settled()
    },
    refuse(index: number, message: string) {
      saving.calls.at(index)?.refuse(message)
      return settled()
    },
    send: actor.send,
    stop: () => actor.stop(),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    edit: (change: SectionInput['edited']) => actor.send({ type: 'setting.edited', change }),
    submit: () => actor.send({ type: 'form.submitted' }),
  }
}

describe('a section with a button', () => {
  test('saves what was changed, and that alone', async () => {
    const section = open()
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
    expect(section.context()).toMatchObject({ edited: {}, kept: { displayName: 'Mira H.' } })
    expect(section.emitted).toEqual([{ type: 'settings.saved', user: mira }])
  })

  test('does nothing where nothing was changed', () => {
    const section = open()
    section.submit()
    section.edit({ contradictionTolerance: 0.7 })
    section.submit()
    expect(section.value()).toBe('idle')
    expect(section.calls).toEqual([])
  })

  test('is sent once, however often', () => {
    const section = open()
    section.edit({ displayName: 'Ada' })
    section.submit()
    section.submit()
    section.submit()
    expect(section.calls).toHaveLength(1)
  })

  test('says what is wrong with a name, until it is edited', () => {
    const section = open()
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

  test('that could not be saved loses nothing, and is saved on the next try', async () => {
    const section = open()
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

  test('that could not be saved can be given up', async () => {
    const section = open()
    section.edit({ displayName: 'Ada' })
    section.submit()
    await section.refuse(0, 'No connection')
    section.send({ type: 'changes.discarded' })
    expect(section.value()).toBe('idle')
    expect(section.context()).toMatchObject({ edited: {}, failure: null })
  })

  test('keeps what is typed while it saves for the next time', async () => {
    const section = open()
    section.edit({ displayName: 'Ada' })
    section.submit()
    section.edit({ displayName: 'Mira Halloran' })
    section.edit({ machineName: 'Hal' })
    await section.answer(0, mira)
    expect(section.value()).toBe('idle')
    expect(section.context()).toMatchObject({
      kept: { displayName: 'Ada' },
      edited: { displayName: 'Mira Halloran', machineName: 'Hal' },
    })
  })

  test('that is edited after it was saved is not saved any more', async () => {
    const section = open()
    section.edit({ displayName: 'Ada' })
    section.submit()
    await section.answer(0, mira)
    section.edit({ memoryDecay: 'fast' })
    expect(section.value()).toBe('idle')
  })

  test('shows what was changed elsewhere, and keeps what was typed here', () => {
    const section = open()
    section.edit({ displayName: 'Ada' })
    section.send({ type: 'kept.changed', kept: { ...kept, displayName: 'Elsewhere', machineName: 'Hal' } })
    expect(section.context()).toMatchObject({
      kept: { displayName: 'Elsewhere', machineName: 'Hal' },
      edited: { displayName: 'Ada' },
    })
    section.send({ type: 'kept.changed', kept: { ...kept, displayName: 'Ada' } })
    expect(section.context().edited).toEqual({})
  })

  test('opens with what an earlier visit left, as far as it is not kept by now', () => {
    expect(open({ edited: { displayName: 'Mira Halloran', machineName: 'Hal' } }).context().edited).toEqual({
      machineName: 'Hal',
    })
  })

  test('that is left while it saves gives up the call', () => {
    const section = open()
    section.edit({ displayName: 'Ada' })
    section.submit()
    section.stop()
    expect(section.calls[0]?.signal.aborted).toBe(true)
  })
})

describe('a section of switches', () => {
  const openSwitches = () => open({ accountId: null, isAtOnce: true })

  test('saves each as it is turned', async () => {
    const section = openSwitches()
    section.edit({ autoIndex: false })
    expect(section.value()).toBe('saving')
    expect(section.calls[0]?.input).toEqual({ accountId: null, change: { autoIndex: false } })
    await section.answer(0)
    expect(section.value()).toBe('saved')
    expect(section.context().kept.autoIndex).toBe(false)
    section.edit({ autoIndex: true })
    expect(section.value()).toBe('saving')
    expect(section.calls[1]?.input.change).toEqual({ autoIndex: true })
  })

  test('saves together what is turned meanwhile, the last turn of each', async () => {
    const section = openSwitches()
    section.edit({ autoIndex: false })
    section.edit({ emailNotifications: true })
    section.edit({ autoIndex: true })
    expect(section.calls.at(-1)?.input.change).toEqual({ autoIndex: true, emailNotifications: true })
    expect(section.calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
    await section.answer(-1)
    expect(section.value()).toBe('saved')
    expect(section.context().kept).toMatchObject({ autoIndex: true, emailNotifications: true })
  })

  test('shows what is kept where the device keeps nothing more', async () => {
    const section = openSwitches()
    section.edit({ autoIndex: false })
    await section.refuse(0, 'No room')
    expect(section.value()).toBe('failed')
    expect(section.context()).toMatchObject({ edited: {}, failure: 'No room', kept: { autoIndex: true } })
    section.edit({ shareUsage: true })
    expect(section.calls[1]?.input.change).toEqual({ shareUsage: true })
  })
})
