import { describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { landingMachine } from '../../../../src/flows/landing/landing.machine.ts'
import { fromCall } from '../../../../src/lib/xstate/fromCall.ts'

function start(load: () => Promise<void>) {
  const loads = vi.fn(load)
  const actor = createActor(landingMachine.provide({ actors: { loadForm: fromCall(() => loads()) } }))
  return { actor: actor.start(), loads }
}

const arrived = async () => {}
const offline = async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

describe('landingMachine', () => {
  test('the landing page does not load the form until it is requested', () => {
    const { actor, loads } = start(arrived)
    expect(actor.getSnapshot().value).toBe('idle')
    expect(loads).not.toHaveBeenCalled()
  })

  test('the landing page loads the form once when it is requested several times', async () => {
    const { actor, loads } = start(arrived)
    actor.send({ type: 'form.requested' })
    actor.send({ type: 'form.requested' })
    expect(actor.getSnapshot().value).toBe('loading')
    await waitFor(actor, (state) => state.matches('shown'))
    actor.send({ type: 'form.requested' })
    expect(actor.getSnapshot().value).toBe('shown')
    expect(loads).toHaveBeenCalledTimes(1)
  })

  test('the landing page emits reload.requested after a failed load and does not load again', async () => {
    const { actor, loads } = start(offline)
    const emitted = vi.fn()
    actor.on('*', emitted)
    actor.send({ type: 'form.requested' })
    await waitFor(actor, (state) => state.matches('failed'))
    actor.send({ type: 'form.requested' })
    expect(actor.getSnapshot().value).toBe('failed')
    expect(loads).toHaveBeenCalledTimes(1)
    expect(emitted).not.toHaveBeenCalled()
    actor.send({ type: 'reload.requested' })
    expect(emitted).toHaveBeenCalledWith({ type: 'reload.requested' })
  })

  test('the landing page does not emit reload.requested unless loading failed', async () => {
    const { actor } = start(arrived)
    const emitted = vi.fn()
    actor.on('*', emitted)
    actor.send({ type: 'reload.requested' })
    actor.send({ type: 'form.requested' })
    actor.send({ type: 'reload.requested' })
    await waitFor(actor, (state) => state.matches('shown'))
    actor.send({ type: 'reload.requested' })
    expect(emitted).not.toHaveBeenCalled()
  })

  test('the landing page emits nothing when it is stopped while loading', async () => {
    const { actor } = start(offline)
    const errors = vi.fn()
    actor.subscribe({ error: errors })
    actor.send({ type: 'form.requested' })
    actor.stop()
    await Promise.resolve()
    expect(actor.getSnapshot().value).toBe('loading')
    expect(errors).not.toHaveBeenCalled()
  })
})
