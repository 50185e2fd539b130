import { describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { landingMachine } from '../../src/flows/landing/landing.machine.ts'
import { fromCall } from '../../src/machines/fromCall.ts'

function start(load: () => Promise<void>) {
  const loads = vi.fn(load)
  const actor = createActor(landingMachine.provide({ actors: { loadForm: fromCall(() => loads()) } }))
  return { actor: actor.start(), loads }
}

const arrived = async () => {}
const offline = async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

describe('landing machine', () => {
  test('loads nothing by itself', () => {
    const { actor, loads } = start(arrived)
    expect(actor.getSnapshot().value).toBe('resting')
    expect(loads).not.toHaveBeenCalled()
  })

  test('loads the form once, however often it is wanted', async () => {
    const { actor, loads } = start(arrived)
    actor.send({ type: 'form.wanted' })
    actor.send({ type: 'form.wanted' })
    expect(actor.getSnapshot().value).toBe('loading')
    await waitFor(actor, (state) => state.matches('shown'))
    actor.send({ type: 'form.wanted' })
    expect(actor.getSnapshot().value).toBe('shown')
    expect(loads).toHaveBeenCalledTimes(1)
  })

  test('says that it failed, also while it tries again', async () => {
    const { actor, loads } = start(offline)
    actor.send({ type: 'form.wanted' })
    await waitFor(actor, (state) => state.matches('failed'))
    expect(actor.getSnapshot().context.hasFailed).toBe(true)

    loads.mockImplementation(arrived)
    actor.send({ type: 'form.wanted' })
    expect(actor.getSnapshot().matches('loading')).toBe(true)
    expect(actor.getSnapshot().context.hasFailed).toBe(true)
    await waitFor(actor, (state) => state.matches('shown'))
    expect(loads).toHaveBeenCalledTimes(2)
  })

  test('fails as often as the form does', async () => {
    const { actor, loads } = start(offline)
    for (const times of [1, 2, 3]) {
      actor.send({ type: 'form.wanted' })
      await waitFor(actor, (state) => state.matches('failed'))
      expect(loads).toHaveBeenCalledTimes(times)
    }
  })

  test('is left while the form loads', async () => {
    const { actor } = start(offline)
    const errors = vi.fn()
    actor.subscribe({ error: errors })
    actor.send({ type: 'form.wanted' })
    actor.stop()
    await Promise.resolve()
    expect(actor.getSnapshot().value).toBe('loading')
    expect(errors).not.toHaveBeenCalled()
  })
})
