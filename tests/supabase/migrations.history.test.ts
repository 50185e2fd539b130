import { beforeEach, describe, expect, test } from 'vitest'
import { USERS } from './fixture.ts'
import { WORLDS, type World } from './historyWorlds.ts'

const admin = { user: 'admin' } as const
const una = { user: 'una' } as const
const today = new Date().toISOString()

describe.each(WORLDS)('the history of an application in %s', (_, createWorld) => {
  let world: World
  beforeEach(async () => {
    world = await createWorld()
  })

  test('records the submission, by an anonymous or signed-in applicant', async () => {
    expect(await world.steps()).toEqual([['submitted', null]])
  })

  test.each([
    ['pending', 'returned'],
    ['rejected', 'rejected'],
    ['registered', 'registered'],
    ['active', 'active'],
  ] as const)('records the status %s and who set it', async (status, kind) => {
    await world.change(admin, { status })
    expect((await world.steps()).slice(1)).toEqual([[kind, USERS.admin.email]])
  })

  test('records the approval', async () => {
    await world.change(admin, { status: 'pending' })
    await world.change(admin, { status: 'approved' })
    expect((await world.steps()).at(-1)).toEqual(['approved', USERS.admin.email])
  })

  test('records every step from submission to first login in order', async () => {
    await world.change('service', { emailed_at: today })
    await world.change({ ...una, token: 'unused' }, { owner_id: USERS.una.id })
    await world.change(una, { status: 'registered' })
    await world.change(una, { status: 'active' })
    expect(await world.steps()).toEqual([
      ['submitted', null],
      ['emailed', null],
      ['registered', USERS.una.email],
      ['active', USERS.una.email],
    ])
    expect(await world.isEmailed()).toBe(true)
  })

  test('records nothing for other changes', async () => {
    await world.change(admin, { admin_notes: 'Read twice' })
    await world.change(una, { status: 'approved' })
    await world.change('service', { emailed_at: null })
    expect(await world.steps()).toHaveLength(1)
  })

  test('the history records every approval email, also when it is sent again', async () => {
    await world.change('service', { emailed_at: today })
    await world.change('service', { emailed_at: today })
    await world.change('service', { emailed_at: new Date(0).toISOString() })
    expect((await world.steps()).map(([kind]) => kind)).toEqual(['submitted', 'emailed', 'emailed'])
  })

  test.each(['pending', 'rejected'] as const)(
    'clears the email time when the application becomes %s',
    async (status) => {
      await world.change('service', { emailed_at: today })
      await world.change(admin, { status })
      expect(await world.isEmailed()).toBe(false)
      await world.change(admin, { status: 'approved' })
      expect(await world.isEmailed()).toBe(false)
    },
  )
})
