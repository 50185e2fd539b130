import { describe, expect, test } from 'vitest'
import { addAppRequested, needed } from '../../../support/flows/mfaMachine.ts'
import { app, leftover, phone, startMfa } from '../../../support/secondFactors.ts'

describe('removal', () => {
  async function confirming() {
    const mfa = startMfa()
    await mfa.listed(app, phone)
    mfa.send({ type: 'removal.requested', factor: app })
    return mfa
  }

  test('the two-factor section asks for confirmation before removing a factor', async () => {
    const mfa = await confirming()
    expect(mfa.value()).toBe('confirming')
    mfa.send({ type: 'removal.cancelled' })
    expect(mfa.value()).toBe('enrolled')
    expect(mfa.remove).toEqual([])
    const other = startMfa()
    await other.listed(leftover)
    other.send({ type: 'removal.requested', factor: leftover })
    other.send({ type: 'removal.cancelled' })
    expect(other.value()).toBe('none')
  })

  test('the two-factor section removes the factor once', async () => {
    const mfa = await confirming()
    mfa.send({ type: 'removal.confirmed' })
    mfa.send({ type: 'removal.confirmed' })
    mfa.send({ type: 'removal.cancelled' })
    expect(mfa.value()).toBe('unenrolling')
    expect(mfa.remove.map(({ input }) => input)).toEqual(['app'])
    await mfa.remove[0]?.answer()
    expect(mfa.emitted).toEqual([{ type: 'factor.removed', factor: app }])
    await mfa.listed(phone)
    expect(mfa.context().factors).toEqual([phone])
  })

  test('the two-factor section shows the error in the dialog and allows a retry when the removal fails', async () => {
    const mfa = await confirming()
    mfa.send({ type: 'removal.confirmed' })
    await mfa.remove[0]?.fail(new Error('No connection'))
    expect(mfa.value()).toBe('confirming')
    expect(mfa.context().failure).toBe('No connection')
    mfa.send({ type: 'removal.confirmed' })
    expect(mfa.remove).toHaveLength(2)
  })

  test('the two-factor section removes the factor after the required second factor is verified', async () => {
    const mfa = await confirming()
    mfa.send({ type: 'removal.confirmed' })
    await mfa.remove[0]?.fail(needed)
    expect(mfa.value()).toBe('challenged')
    mfa.send({ type: 'secondFactor.verified' })
    expect(mfa.value()).toBe('unenrolling')
    expect(mfa.remove[1]?.input).toBe('app')
  })

  test('the two-factor section removes nothing when the required second factor is cancelled', async () => {
    const mfa = await confirming()
    mfa.send({ type: 'removal.confirmed' })
    await mfa.remove[0]?.fail(needed)
    mfa.send({ type: 'secondFactor.cancelled' })
    expect(mfa.value()).toBe('enrolled')
    expect(mfa.context().failure).toMatch(/^Nothing was changed/)
    mfa.send(addAppRequested)
    expect(mfa.context()).toMatchObject({ failure: null, factorToRemove: null })
  })
})
