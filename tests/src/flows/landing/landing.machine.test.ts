import { describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { landingMachine } from '../../../../src/flows/landing/landing.machine.ts'
import { fromCall } from '../../../../src/lib/xstate/fromCall.ts'

const PARTS = [
  { part: 'form', request: { type: 'form.requested' } },
  { part: 'example', request: { type: 'example.requested' } },
] as const

type Part = (typeof PARTS)[number]['part']

/** Starts the page. Only the tested part may be loaded. */
function start(part: Part, load: () => Promise<void>) {
  const loads = vi.fn(load)
  const others = vi.fn(async () => {})
  const loadPart = (name: Part) => fromCall(() => (name === part ? loads() : others()))
  const actors = { loadForm: loadPart('form'), loadExample: loadPart('example') }
  const actor = createActor(landingMachine.provide({ actors })).start()
  const stateOf = () => actor.getSnapshot().value[part]
  return { actor, loads, others, stateOf }
}

const arrived = async () => {}
const offline = async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

describe.each(PARTS)('landingMachine, $part', ({ part, request }) => {
  test('the landing page does not load a part until it is requested', () => {
    const { loads, stateOf } = start(part, arrived)
    expect(stateOf()).toBe('idle')
    expect(loads).not.toHaveBeenCalled()
  })

  test('the landing page loads a part once when it is requested several times, and no other part', async () => {
    const { actor, loads, others, stateOf } = start(part, arrived)
    actor.send(request)
    actor.send(request)
    expect(stateOf()).toBe('loading')
    await waitFor(actor, () => stateOf() === 'shown')
    actor.send(request)
    expect(stateOf()).toBe('shown')
    expect(loads).toHaveBeenCalledTimes(1)
    expect(others).not.toHaveBeenCalled()
  })

  test('the landing page emits reload.requested after a failed load and does not load again', async () => {
    const { actor, loads, stateOf } = start(part, offline)
    const emitted = vi.fn()
    actor.on('*', emitted)
    actor.send(request)
    await waitFor(actor, () => stateOf() === 'failed')
    actor.send(request)
    expect(stateOf()).toBe('failed')
    expect(loads).toHaveBeenCalledTimes(1)
    expect(emitted).not.toHaveBeenCalled()
    actor.send({ type: 'reload.requested' })
    expect(emitted).toHaveBeenCalledWith({ type: 'reload.requested' })
  })

  test('the landing page does not emit reload.requested unless loading failed', async () => {
    const { actor, stateOf } = start(part, arrived)
    const emitted = vi.fn()
    actor.on('*', emitted)
    actor.send({ type: 'reload.requested' })
    actor.send(request)
    actor.send({ type: 'reload.requested' })
    await waitFor(actor, () => stateOf() === 'shown')
    actor.send({ type: 'reload.requested' })
    expect(emitted).not.toHaveBeenCalled()
  })

  test('the landing page emits nothing when it is stopped while loading', async () => {
    const { actor, stateOf } = start(part, offline)
    const errors = vi.fn()
    actor.subscribe({ error: errors })
    actor.send(request)
    actor.stop()
    await Promise.resolve()
    expect(stateOf()).toBe('loading')
    expect(errors).not.toHaveBeenCalled()
  })
})
