import { describe, expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import { createFileShelf } from '../../../../../src/flows/chat/evidence/fileShelf.ts'
import { sourceFileMachine } from '../../../../../src/flows/chat/evidence/sourceFile.machine.ts'
import { answerable, settled } from '../../../../support/documents.ts'

function start() {
  const { logic, calls } = answerable<boolean, { name: string }>()
  const machine = sourceFileMachine.provide({ actors: { loadFile: logic } })
  const actor = createActor(machine, { input: { name: 'tides.pdf' } }).start()
  onTestFinished(() => void actor.stop())
  return { actor, calls, is: () => actor.getSnapshot().value }
}

describe('source file machine', () => {
  test('loads the file at once, by its name', () => {
    const { calls, is } = start()
    expect(is()).toBe('loading')
    expect(calls.map(({ input }) => input)).toEqual([{ name: 'tides.pdf' }])
  })

  test.each([
    [true, 'shown'],
    [false, 'absent'],
  ])('an answer of %s is %s, and the end of it', async (isThere, state) => {
    const { actor, calls, is } = start()
    calls[0]?.answer(isThere)
    await settled()
    expect(is()).toBe(state)
    actor.send({ type: 'file.requested' })
    expect(is()).toBe(state)
    expect(calls).toHaveLength(1)
  })

  test('a failure is told, and can be tried again', async () => {
    const { actor, calls, is } = start()
    calls[0]?.refuse('Bad Gateway')
    await settled()
    expect(is()).toBe('failed')
    expect(actor.getSnapshot().context.failure).toBe('Bad Gateway')
    actor.send({ type: 'file.requested' })
    actor.send({ type: 'file.requested' })
    expect(is()).toBe('loading')
    expect(actor.getSnapshot().context.failure).toBeNull()
    expect(calls).toHaveLength(2)
    calls[1]?.answer(true)
    await settled()
    expect(is()).toBe('shown')
  })

  test('leaving while it loads gives the call up', () => {
    const { actor, calls } = start()
    actor.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })
})

describe('the shelf of files', () => {
  test('keeps a few, and makes room by letting the first go', () => {
    const shelf = createFileShelf()
    const bytes = new ArrayBuffer(1)
    for (const name of ['a', 'b', 'c', 'd']) shelf.put(name, bytes)
    shelf.put('a', null)
    shelf.put('e', bytes)
    expect(['a', 'b', 'c', 'd', 'e'].map((name) => shelf.get(name))).toEqual([
      null,
      undefined,
      bytes,
      bytes,
      bytes,
    ])
  })
})
