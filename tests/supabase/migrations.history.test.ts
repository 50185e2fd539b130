import { beforeEach, describe, expect, test } from 'vitest'
import { USERS } from './fixture.ts'
import type { World } from './historyWorlds.ts'
import { WORLDS } from './historyWorlds.ts'

const admin = { user: 'admin' } as const
const una = { user: 'una' } as const
const today = new Date().toISOString()

describe.each(WORLDS)('what %s writes down of an application', (_, createWorld) => {
  let world: World
  beforeEach(async () => {
    world = await createWorld()
  })

  test('that it was made, whoever made it', async () => {
    expect(await world.steps()).toEqual([['submitted', null]])
  })

  test.each([
    ['pending', 'returned'],
    ['rejected', 'rejected'],
    ['registered', 'registered'],
    ['active', 'active'],
  ] as const)('that it became %s, and by whom', async (status, kind) => {
    await world.change(admin, { status })
    expect((await world.steps()).slice(1)).toEqual([[kind, USERS.admin.email]])
  })

  test('that it was approved', async () => {
    await world.change(admin, { status: 'pending' })
    await world.change(admin, { status: 'approved' })
    expect((await world.steps()).at(-1)).toEqual(['approved', USERS.admin.email])
  })

  test('its whole way in, step by step', async () => {
    await world.change('service', { emailed_at: today })
    await world.change({ token: 'unused' }, { status: 'registered' })
    await world.change(una, { status: 'active' })
    expect(await world.steps()).toEqual([
      ['submitted', null],
      ['emailed', null],
      ['registered', null],
      ['active', USERS.una.email],
    ])
    expect(await world.isEmailed()).toBe(true)
  })

  test('nothing of what is no step', async () => {
    await world.change(admin, { admin_notes: 'Read twice' })
    await world.change(una, { status: 'approved' })
    await world.change('service', { emailed_at: null })
    expect(await world.steps()).toHaveLength(1)
  })

  test('every e-mail, and one that is sent again', async () => {
    await world.change('service', { emailed_at: today })
    await world.change('service', { emailed_at: today })
    await world.change('service', { emailed_at: new Date(0).toISOString() })
    expect((await world.steps()).map(([kind]) => kind)).toEqual(['submitted', 'emailed', 'emailed'])
  })

  test.each(['pending', 'rejected'] as const)('no e-mail of an approval that is over: %s', async (status) => {
    await world.change('service', { emailed_at: today })
    await world.change(admin, { status })
    expect(await world.isEmailed()).toBe(false)
    await world.change(admin, { status: 'approved' })
    expect(await world.isEmailed()).toBe(false)
  })
})
