import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import type { AdminWaitlistEvent } from '../../../../../src/flows/admin/waitlist/adminWaitlist.types.ts'
import { ALL, approved, pending, reset, startList } from '../../../../support/adminWaitlist.ts'

describe('adminWaitlistMachine', () => {
  test('the waitlist tab loads the list and becomes ready or empty', async () => {
    expect((await startList()).actor.getSnapshot().value).toEqual({ listed: 'ready' })
    expect((await startList({ list: async () => [] })).actor.getSnapshot().value).toEqual({ listed: 'empty' })
  })

  test.each(['reload.requested', 'refresh.requested'] as const)(
    'the waitlist tab shows why loading failed and loads again on %s',
    async (type) => {
      let isDown = true
      const list = await startList({
        list: async () => (isDown ? Promise.reject(new Error('Unreachable.')) : ALL),
      })
      expect(list.actor.getSnapshot().value).toBe('failed')
      expect(list.context().failure).toBe('Unreachable.')
      expect(list.notifications).toEqual([
        { tone: 'error', title: 'Failed to load waitlist submissions', text: 'Unreachable.' },
      ])
      isDown = false
      list.send({ type })
      expect(list.actor.getSnapshot().value).toBe('loading')
      await waitFor(list.actor, (state) => state.matches({ listed: 'ready' }))
      expect(list.context().failure).toBeNull()
    },
  )

  test('the waitlist tab changes between empty and ready with the listing', async () => {
    const list = await startList()
    list.report({ type: 'listing.refreshed', applications: [] })
    expect(list.actor.getSnapshot().value).toEqual({ listed: 'empty' })
    list.report({ type: 'listing.refreshed', applications: ALL })
    expect(list.actor.getSnapshot().value).toEqual({ listed: 'ready' })
  })

  test('the waitlist tab keeps the objects of unchanged applications', async () => {
    const list = await startList()
    const before = list.context().applications
    list.report({ type: 'listing.refreshed', applications: structuredClone(ALL) })
    expect(list.context().applications).toBe(before)
    list.report({ type: 'listing.refreshed', applications: [reset(approved), ...structuredClone([pending])] })
    expect(list.context().applications).toEqual([reset(approved), pending])
    expect(list.context().applications[1]).toBe(pending)
  })

  test('the waitlist tab refreshes on request, one refresh at a time, and announces it', async () => {
    const list = await startList()
    list.send({ type: 'refresh.requested' }, { type: 'refresh.requested' })
    expect(list.watchRequests).toEqual(['refresh.requested'])
    expect(list.context()).toMatchObject({ isRefreshing: true, announcement: '' })
    list.report({ type: 'listing.refreshed', applications: ALL })
    expect(list.context()).toMatchObject({ isRefreshing: false, announcement: 'The list is up to date.' })
  })

  test('the waitlist tab keeps the applications and shows the error until a refresh succeeds', async () => {
    const list = await startList()
    list.send({ type: 'refresh.requested' })
    list.report({ type: 'refresh.failed', reason: 'Unreachable.' })
    expect(list.context()).toMatchObject({
      applications: ALL,
      isRefreshing: false,
      refreshFailure: 'Unreachable.',
    })
    expect(list.notifications).toEqual([])
    list.report({ type: 'listing.refreshed', applications: ALL })
    expect(list.context().refreshFailure).toBeNull()
  })

  test('the waitlist tab applies a changed application and discards the running listing', async () => {
    const list = await startList()
    const decided = { ...pending, status: 'approved' as const }
    list.send({ type: 'application.changed', application: decided })
    expect(list.row('p')).toBe(decided)
    expect(list.watchRequests).toEqual(['listing.outdated'])
  })
})

describe('selection', () => {
  const other = createApplication({ id: 'q', status: 'pending', first_name: 'Devon' })
  const both = ['p', 'q']

  test('only pending applications can be selected', async () => {
    const list = await startList({ list: async () => [...ALL, other] })
    list.send({ type: 'selection.changed', ids: ['p', 'a', 'q', 'nobody'] })
    expect(list.context().selected).toEqual(both)
  })

  test.each<[string, AdminWaitlistEvent]>([
    ['the search hides it', { type: 'search.edited', search: 'devon' }],
    ['it was decided', { type: 'application.changed', application: { ...pending, status: 'rejected' } }],
  ])('an application is removed from the selection when %s', async (_, event) => {
    const list = await startList({ list: async () => [...ALL, other] })
    list.send({ type: 'selection.changed', ids: both }, event)
    expect(list.context().selected).toEqual(['q'])
  })

  test('the status filter and a listing remove applications from the selection', async () => {
    const list = await startList({ list: async () => [...ALL, other] })
    list.send({ type: 'selection.changed', ids: both }, { type: 'filter.chosen', filter: 'active' })
    expect(list.context().selected).toEqual([])
    list.send({ type: 'filters.cleared' }, { type: 'selection.changed', ids: both })
    expect(list.context()).toMatchObject({ search: '', filter: 'all', selected: both })
    list.report({ type: 'listing.refreshed', applications: [other] })
    expect(list.context().selected).toEqual(['q'])
  })

  test('the waitlist tab stores the sort order and clears it', async () => {
    const list = await startList()
    const sort = { column: 'name', direction: 'descending' } as const
    list.send({ type: 'sort.chosen', sort })
    expect(list.context().sort).toEqual(sort)
    list.send({ type: 'sort.chosen', sort: null })
    expect(list.context().sort).toBeNull()
  })
})
