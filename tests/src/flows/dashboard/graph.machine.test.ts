import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Concept } from '../../../../src/flows/dashboard/concepts.ts'
import { graphMachine } from '../../../../src/flows/dashboard/graph.machine.ts'
import { answerable, settled } from '../../../support/documents.ts'

const sleep: Concept = {
  name: 'Sleep',
  type: 'concept',
  salience: 0.74,
  connections: 2,
  neighbors: ['Memory'],
  statements: ['Sleep strengthens Memory'],
  documents: ['notes.md'],
}

function start() {
  const { logic, calls } = answerable<Concept[], string>()
  const actor = createActor(graphMachine.provide({ actors: { loadConcepts: logic } }), {
    input: { userId: 'm1' },
  }).start()
  return {
    actor,
    calls,
    send: actor.send,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async loaded(...concepts: Concept[]) {
      calls.at(-1)?.answer(concepts)
      await settled()
    },
  }
}

test('the concepts of the user are loaded once, and given up when they are left', () => {
  const { actor, calls, send, value } = start()
  send({ type: 'reload.requested' })
  expect(value()).toBe('loading')
  expect(calls.map(({ input }) => input)).toEqual(['m1'])
  actor.stop()
  expect(calls[0]?.signal.aborted).toBe(true)
})

test('without a concept there is nothing to show', async () => {
  const graph = start()
  await graph.loaded()
  expect(graph.value()).toBe('absent')
  graph.send({ type: 'reload.requested' })
  expect(graph.calls).toHaveLength(1)
})

test('a failure says why and is tried again once', async () => {
  const graph = start()
  graph.calls[0]?.refuse('No connection')
  await settled()
  expect(graph.value()).toBe('failed')
  expect(graph.context().failure).toBe('No connection')
  graph.send({ type: 'reload.requested' })
  graph.send({ type: 'reload.requested' })
  expect(graph.calls).toHaveLength(2)
  await graph.loaded(sleep)
  expect(graph.value()).toBe('browsing')
  expect(graph.context()).toMatchObject({ concepts: [sleep], failure: null })
})

test('picture and table show the same concepts', async () => {
  const graph = start()
  await graph.loaded(sleep)
  expect(graph.context().form).toBe('picture')
  graph.send({ type: 'form.chosen', form: 'table' })
  expect(graph.context()).toMatchObject({ form: 'table', concepts: [sleep] })
  graph.send({ type: 'form.chosen', form: 'picture' })
  expect(graph.context().form).toBe('picture')
})

test('a concept opens and closes; its name stays while its panel goes', async () => {
  const graph = start()
  await graph.loaded(sleep)
  graph.send({ type: 'concept.opened', name: 'Sleep' })
  expect(graph.value()).toBe('open')
  expect(graph.context().openName).toBe('Sleep')
  graph.send({ type: 'concept.closed' })
  expect(graph.value()).toBe('browsing')
  expect(graph.context().openName).toBe('Sleep')
})

test('a name that is no concept opens nothing', async () => {
  const graph = start()
  await graph.loaded(sleep)
  graph.send({ type: 'concept.opened', name: 'toString' })
  expect(graph.value()).toBe('browsing')
  expect(graph.context().openName).toBeNull()
})
