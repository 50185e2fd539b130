import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Concept, ConceptMap } from '../../../../../src/flows/dashboard/graph/concepts.ts'
import { knowledgeGraphMachine } from '../../../../../src/flows/dashboard/graph/knowledgeGraph.machine.ts'
import { flushPromises, manualActor } from '../../../../support/documents.ts'

const sleep: Concept = {
  name: 'Sleep',
  type: 'concept',
  salience: 0.74,
  connections: 2,
  neighbors: ['Memory'],
  statements: [{ text: 'Sleep strengthens Memory.', kind: 'supports' }],
  documents: ['notes.md'],
  passages: [],
}

function startGraph() {
  const { logic, calls } = manualActor<ConceptMap, string>()
  const actor = createActor(knowledgeGraphMachine.provide({ actors: { loadConcepts: logic } }), {
    input: { userId: 'm1', display: 'picture' },
  }).start()
  return {
    actor,
    calls,
    send: actor.send,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async resolveLoad(...concepts: Concept[]) {
      calls.at(-1)?.resolve({ concepts, connections: [] })
      await flushPromises()
    },
  }
}

test('concepts are loaded once and stopping the machine aborts the load', () => {
  const { actor, calls, send, value } = startGraph()
  send({ type: 'reload.requested' })
  expect(value()).toBe('loading')
  expect(calls.map(({ input }) => input)).toEqual(['m1'])
  actor.stop()
  expect(calls[0]?.signal.aborted).toBe(true)
})

test('the graph is unavailable when there are no concepts', async () => {
  const graph = startGraph()
  await graph.resolveLoad()
  expect(graph.value()).toBe('unavailable')
  graph.send({ type: 'reload.requested' })
  expect(graph.calls).toHaveLength(1)
})

test('a failed load shows its error and is retried once', async () => {
  const graph = startGraph()
  graph.calls[0]?.reject('No connection')
  await flushPromises()
  expect(graph.value()).toBe('failed')
  expect(graph.context().failure).toBe('No connection')
  graph.send({ type: 'reload.requested' })
  graph.send({ type: 'reload.requested' })
  expect(graph.calls).toHaveLength(2)
  await graph.resolveLoad(sleep)
  expect(graph.value()).toBe('browsing')
  expect(graph.context()).toMatchObject({ concepts: [sleep], failure: null })
})

test('switching between picture and table does not change the concepts', async () => {
  const graph = startGraph()
  await graph.resolveLoad(sleep)
  expect(graph.context().display).toBe('picture')
  graph.send({ type: 'display.chosen', display: 'table' })
  expect(graph.context()).toMatchObject({ display: 'table', concepts: [sleep] })
  graph.send({ type: 'display.chosen', display: 'picture' })
  expect(graph.context().display).toBe('picture')
})

test('the name of the open concept stays available after it is closed', async () => {
  const graph = startGraph()
  await graph.resolveLoad(sleep)
  graph.send({ type: 'concept.opened', name: 'Sleep' })
  expect(graph.value()).toBe('open')
  expect(graph.context().openConceptName).toBe('Sleep')
  graph.send({ type: 'concept.closed' })
  expect(graph.value()).toBe('browsing')
  expect(graph.context().openConceptName).toBe('Sleep')
})

test('opening an unknown concept does nothing', async () => {
  const graph = startGraph()
  await graph.resolveLoad(sleep)
  graph.send({ type: 'concept.opened', name: 'toString' })
  expect(graph.value()).toBe('browsing')
  expect(graph.context().openConceptName).toBeNull()
})

test('the search text stays while the picture, the table and the full screen are shown', async () => {
  const graph = startGraph()
  await graph.resolveLoad(sleep)
  graph.send({ type: 'search.edited', search: 'sle' })
  graph.send({ type: 'display.chosen', display: 'table' })
  graph.send({ type: 'fullScreen.opened' })
  expect(graph.context()).toMatchObject({ search: 'sle', display: 'table', isFullScreen: true })
  graph.send({ type: 'fullScreen.closed' })
  expect(graph.context()).toMatchObject({ search: 'sle', isFullScreen: false })
})

test('the table shows all concepts or fewer', async () => {
  const graph = startGraph()
  await graph.resolveLoad(sleep)
  expect(graph.context().showsAll).toBe(false)
  graph.send({ type: 'all.toggled' })
  expect(graph.context().showsAll).toBe(true)
  graph.send({ type: 'all.toggled' })
  expect(graph.context().showsAll).toBe(false)
})

test('a concept that is opened in full screen is closed without leaving the full screen', async () => {
  const graph = startGraph()
  await graph.resolveLoad(sleep)
  graph.send({ type: 'fullScreen.opened' })
  graph.send({ type: 'concept.opened', name: 'Sleep' })
  graph.send({ type: 'concept.closed' })
  expect(graph.context().isFullScreen).toBe(true)
  expect(graph.value()).toBe('browsing')
})
