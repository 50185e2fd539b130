import { describe, expect, test, vi } from 'vitest'
import { HOSTED_STORAGE_KEY } from '../../../../../src/hosted/hostedSettings.ts'
import {
  add,
  decide,
  EMAIL,
  mails,
  network,
  setUpDecisions,
  stored,
} from '../../../../support/flows/decisionActors.ts'

setUpDecisions()

describe('leaving the page', () => {
  test("leaving the page sends the emails at once with the admin's token", async () => {
    const many = await add(9)
    const decision = decide(many, 'approved')
    await decision.waitForValue('held')
    network.sent.length = 0
    decision.send({ type: 'page.left' })
    // All nine requests started synchronously.
    expect(network.sent.filter((line) => line === EMAIL)).toHaveLength(9)
    await decision.waitForValue('saved')
    expect(mails()).toHaveLength(9)
  })

  test('leaving the page sends the emails with keepalive', async () => {
    const spied = vi.fn(globalThis.fetch)
    vi.stubGlobal('fetch', spied)
    const decision = decide([await stored()], 'approved')
    await decision.waitForValue('held')
    decision.send({ type: 'page.left' })
    expect(spied.mock.lastCall?.[1]).toMatchObject({ keepalive: true, method: 'POST' })
    await decision.waitForValue('saved')
  })

  test('leaving the page without a session reports that the email was refused', async () => {
    const decision = decide([await stored()], 'approved')
    await decision.waitForValue('held')
    network.device.removeItem(HOSTED_STORAGE_KEY)
    decision.send({ type: 'area.left' })
    await decision.waitForValue('emailFailed')
    expect(decision.emitted.at(-1)).toMatchObject({ type: 'email.failed' })
  })

  test('leaving the page starts all remaining emails at once', async () => {
    const many = await add(9)
    const decision = decide(many, 'approved')
    await decision.waitForValue('held')
    decision.pass()
    decision.send({ type: 'page.left' })
    await decision.waitForValue('saved')
    expect(mails()).toHaveLength(9)
  })
})
