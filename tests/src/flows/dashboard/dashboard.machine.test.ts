import { describe, expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { createActor, fromCallback } from 'xstate'
import { createDocument } from '../../../../mocks/factories/document.ts'
import type { DashboardData, PollInput } from '../../../../src/flows/dashboard/dashboard.machine.ts'
import { dashboardMachine } from '../../../../src/flows/dashboard/dashboard.machine.ts'
import { flushPromises, manualActor } from '../../../support/documents.ts'

const personal: DashboardData = {
  scope: 'personal',
  graph: { totalNodes: 103, totalRelationships: 115, documentsProcessed: 6 },
  recent: [createDocument()],
  hasDocumentInProgress: false,
}
const global: DashboardData = { ...personal, scope: 'global' }
const empty: DashboardData = { ...global, graph: { totalNodes: 0, totalRelationships: 0 }, recent: [] }

/** Starts the machine with actors whose calls and events the test controls. */
function startDashboard({ hasBackend = true, identifiers = ['mira@lab.example', 'm1'] } = {}) {
  const { logic, calls } = manualActor<DashboardData, readonly string[]>()
  const polls: { input: PollInput; refresh: (data: DashboardData) => void; isStopped: boolean }[] = []
  const pollDashboard = fromCallback<EventObject, PollInput>(({ input, sendBack }) => {
    const poll = {
      input,
      refresh: (data: DashboardData) => sendBack({ type: 'dashboard.refreshed', data }),
      isStopped: false,
    }
    polls.push(poll)
    return () => {
      poll.isStopped = true
    }
  })
  const actor = createActor(dashboardMachine.provide({ actors: { loadDashboard: logic, pollDashboard } }), {
    input: { hasBackend, identifiers },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    actor,
    calls,
    polls,
    emitted,
    send: actor.send,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async resolveLoad(data: DashboardData) {
      calls.at(-1)?.resolve(data)
      await flushPromises()
    },
    async rejectLoad(reason: string) {
      calls.at(-1)?.reject(reason)
      await flushPromises()
    },
  }
}

describe('without a backend', () => {
  test('no data is loaded without a backend', () => {
    const dashboard = startDashboard({ hasBackend: false })
    dashboard.send({ type: 'reload.requested' })
    dashboard.send({ type: 'dashboard.refreshed', data: personal })
    expect(dashboard.value()).toBe('noBackend')
    expect(dashboard.calls).toEqual([])
    expect(dashboard.polls).toEqual([])
    expect(dashboard.context().data).toBeNull()
  })
})

describe('the first load', () => {
  test('the identifiers of the input are passed to the load', () => {
    const { calls, value } = startDashboard()
    expect(value()).toBe('loading')
    expect(calls.map(({ input }) => input)).toEqual([['mira@lab.example', 'm1']])
  })

  test.each([
    ['personal', personal],
    ['personal', { ...personal, graph: { totalNodes: 0, totalRelationships: 2 } }],
    ['global', global],
    ['empty', empty],
    ['empty', { ...empty, scope: 'personal' as const }],
    ['empty', { ...empty, recent: [createDocument()] }],
  ])('the loaded data sets the state %s', async (leaf, data) => {
    const dashboard = startDashboard()
    await dashboard.resolveLoad(data)
    expect(dashboard.value()).toEqual({ loaded: leaf })
    expect(dashboard.context()).toMatchObject({ data, failure: null })
  })

  test('a reload request while loading starts no second load', () => {
    const dashboard = startDashboard()
    dashboard.send({ type: 'reload.requested' })
    dashboard.send({ type: 'reload.requested' })
    expect(dashboard.calls).toHaveLength(1)
  })

  test('stopping the machine aborts the load', () => {
    const { actor, calls } = startDashboard()
    actor.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })
})

describe('a failed load', () => {
  test('a failed load shows its error without data and is retried once', async () => {
    const dashboard = startDashboard()
    await dashboard.rejectLoad('No connection')
    expect(dashboard.value()).toBe('failed')
    expect(dashboard.context()).toMatchObject({ data: null, failure: 'No connection' })
    expect(dashboard.polls).toEqual([])

    dashboard.send({ type: 'reload.requested' })
    dashboard.send({ type: 'reload.requested' })
    expect(dashboard.calls).toHaveLength(2)
    // The error stays visible beside the busy retry button.
    expect(dashboard.context().failure).toBe('No connection')

    await dashboard.rejectLoad('Still none')
    expect(dashboard.context().failure).toBe('Still none')
    dashboard.send({ type: 'reload.requested' })
    await dashboard.resolveLoad(personal)
    expect(dashboard.value()).toEqual({ loaded: 'personal' })
    expect(dashboard.context().failure).toBeNull()
  })

  test('refreshed data is ignored after a failed load', async () => {
    const dashboard = startDashboard()
    await dashboard.rejectLoad('No connection')
    dashboard.send({ type: 'dashboard.refreshed', data: personal })
    expect(dashboard.value()).toBe('failed')
    expect(dashboard.context().data).toBeNull()
  })
})

describe('polling', () => {
  test('polling starts with the loaded data and stops with the machine', async () => {
    const { actor, resolveLoad, polls } = startDashboard()
    await resolveLoad({ ...personal, hasDocumentInProgress: true })
    expect(polls.map(({ input }) => input)).toEqual([
      { identifiers: ['mira@lab.example', 'm1'], hasDocumentInProgress: true },
    ])
    actor.stop()
    expect(polls[0]?.isStopped).toBe(true)
  })

  const dataByState = { personal, global, empty }
  const names = ['personal', 'global', 'empty'] as const
  test.each(names.flatMap((from) => names.map((to) => [from, to] as const)))(
    'refreshed data changes the state from %s to %s without restarting polling',
    async (from, to) => {
      const dashboard = startDashboard()
      await dashboard.resolveLoad(dataByState[from])
      dashboard.polls[0]?.refresh(dataByState[to])
      expect(dashboard.value()).toEqual({ loaded: to })
      expect(dashboard.context().data).toEqual(dataByState[to])
      expect(dashboard.polls).toHaveLength(1)
      expect(dashboard.polls[0]?.isStopped).toBe(false)
    },
  )
})

test.each(['noBackend', 'loading', 'failed', 'personal'])(
  'a quick action is emitted in the state %s',
  async (state) => {
    const dashboard = startDashboard({ hasBackend: state !== 'noBackend' })
    if (state === 'failed') await dashboard.rejectLoad('No connection')
    if (state === 'personal') await dashboard.resolveLoad(personal)
    const before = dashboard.value()
    dashboard.send({ type: 'action.chosen', action: 'ask' })
    expect(dashboard.emitted).toEqual([{ type: 'action.chosen', action: 'ask' }])
    expect(dashboard.value()).toEqual(before)
  },
)
