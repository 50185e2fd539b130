import { describe, expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { createActor, fromCallback } from 'xstate'
import { createDocument } from '../../../../mocks/factories/document.ts'
import type { DashboardData, WatchInput } from '../../../../src/flows/dashboard/dashboard.machine.ts'
import { dashboardMachine } from '../../../../src/flows/dashboard/dashboard.machine.ts'
import { answerable, settled } from '../../../support/documents.ts'

const personal: DashboardData = {
  scope: 'personal',
  graph: { totalNodes: 103, totalRelationships: 115, documentsProcessed: 6 },
  recent: [createDocument()],
  isAtWork: false,
}
const global: DashboardData = { ...personal, scope: 'global' }
const empty: DashboardData = { ...global, graph: { totalNodes: 0, totalRelationships: 0 }, recent: [] }

/** The dashboard with its calls and its watch in the hands of the test. */
function start({ hasBackend = true, identifiers = ['mira@lab.example', 'm1'] } = {}) {
  const { logic, calls } = answerable<DashboardData, readonly string[]>()
  const watches: { input: WatchInput; refresh: (data: DashboardData) => void; isOver: boolean }[] = []
  const watchDashboard = fromCallback<EventObject, WatchInput>(({ input, sendBack }) => {
    const watch = {
      input,
      refresh: (data: DashboardData) => sendBack({ type: 'dashboard.refreshed', data }),
      isOver: false,
    }
    watches.push(watch)
    return () => {
      watch.isOver = true
    }
  })
  const actor = createActor(dashboardMachine.provide({ actors: { loadDashboard: logic, watchDashboard } }), {
    input: { hasBackend, identifiers },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    actor,
    calls,
    watches,
    emitted,
    send: actor.send,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async loaded(data: DashboardData) {
      calls.at(-1)?.answer(data)
      await settled()
    },
    async refused(reason: string) {
      calls.at(-1)?.refuse(reason)
      await settled()
    },
  }
}

describe('without a backend', () => {
  test('nothing is asked, whatever is wanted', () => {
    const dashboard = start({ hasBackend: false })
    dashboard.send({ type: 'reload.requested' })
    dashboard.send({ type: 'dashboard.refreshed', data: personal })
    expect(dashboard.value()).toBe('noBackend')
    expect(dashboard.calls).toEqual([])
    expect(dashboard.watches).toEqual([])
    expect(dashboard.context().data).toBeNull()
  })
})

describe('the first look', () => {
  test('asks for each of the identifiers that the machine was given', () => {
    const { calls, value } = start()
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
  ])('leads to %s', async (leaf, data) => {
    const dashboard = start()
    await dashboard.loaded(data)
    expect(dashboard.value()).toEqual({ loaded: leaf })
    expect(dashboard.context()).toMatchObject({ data, failure: null })
  })

  test('is asked for once, however often it is wanted', () => {
    const dashboard = start()
    dashboard.send({ type: 'reload.requested' })
    dashboard.send({ type: 'reload.requested' })
    expect(dashboard.calls).toHaveLength(1)
  })

  test('is given up when the dashboard is left', () => {
    const { actor, calls } = start()
    actor.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })
})

describe('a failure', () => {
  test('says why, has no figures, and is tried again once', async () => {
    const dashboard = start()
    await dashboard.refused('No connection')
    expect(dashboard.value()).toBe('failed')
    expect(dashboard.context()).toMatchObject({ data: null, failure: 'No connection' })
    expect(dashboard.watches).toEqual([])

    dashboard.send({ type: 'reload.requested' })
    dashboard.send({ type: 'reload.requested' })
    expect(dashboard.calls).toHaveLength(2)
    // The reason stands beside the button that is being waited for.
    expect(dashboard.context().failure).toBe('No connection')

    await dashboard.refused('Still none')
    expect(dashboard.context().failure).toBe('Still none')
    dashboard.send({ type: 'reload.requested' })
    await dashboard.loaded(personal)
    expect(dashboard.value()).toEqual({ loaded: 'personal' })
    expect(dashboard.context().failure).toBeNull()
  })

  test('does not listen to what a look before it found', async () => {
    const dashboard = start()
    await dashboard.refused('No connection')
    dashboard.send({ type: 'dashboard.refreshed', data: personal })
    expect(dashboard.value()).toBe('failed')
    expect(dashboard.context().data).toBeNull()
  })
})

describe('what is on screen', () => {
  test('is watched from what the first look found, until it is left', async () => {
    const { actor, loaded, watches } = start()
    await loaded({ ...personal, isAtWork: true })
    expect(watches.map(({ input }) => input)).toEqual([
      { identifiers: ['mira@lab.example', 'm1'], isAtWork: true },
    ])
    actor.stop()
    expect(watches[0]?.isOver).toBe(true)
  })

  const looks = { personal, global, empty }
  const names = ['personal', 'global', 'empty'] as const
  test.each(names.flatMap((from) => names.map((to) => [from, to] as const)))(
    'goes from %s to %s, and the watch goes on',
    async (from, to) => {
      const dashboard = start()
      await dashboard.loaded(looks[from])
      dashboard.watches[0]?.refresh(looks[to])
      expect(dashboard.value()).toEqual({ loaded: to })
      expect(dashboard.context().data).toEqual(looks[to])
      expect(dashboard.watches).toHaveLength(1)
      expect(dashboard.watches[0]?.isOver).toBe(false)
    },
  )
})

test.each(['noBackend', 'loading', 'failed', 'personal'])(
  'a quick action is heard while %s',
  async (state) => {
    const dashboard = start({ hasBackend: state !== 'noBackend' })
    if (state === 'failed') await dashboard.refused('No connection')
    if (state === 'personal') await dashboard.loaded(personal)
    const before = dashboard.value()
    dashboard.send({ type: 'action.chosen', action: 'ask' })
    expect(dashboard.emitted).toEqual([{ type: 'action.chosen', action: 'ask' }])
    expect(dashboard.value()).toEqual(before)
  },
)
