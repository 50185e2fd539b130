import { describe, expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import type {
  SourceFile,
  SourceFileResult,
} from '../../../../../src/flows/chat/evidence/sourceFile.machine.ts'
import { sourceFileMachine } from '../../../../../src/flows/chat/evidence/sourceFile.machine.ts'
import { flushPromises, manualActor } from '../../../../support/documents.ts'

const file: SourceFile = { name: 'tides.pdf', documentId: 'd1' }

function start() {
  const { logic, calls } = manualActor<SourceFileResult, SourceFile>()
  const machine = sourceFileMachine.provide({ actors: { loadFile: logic } })
  const actor = createActor(machine, { input: file }).start()
  onTestFinished(() => void actor.stop())
  return { actor, calls, value: () => actor.getSnapshot().value }
}

describe('source file machine', () => {
  test('the source file machine loads the file at the start by its name and document', () => {
    const { calls, value } = start()
    expect(value()).toBe('loading')
    expect(calls.map(({ input }) => input)).toEqual([file])
  })

  test.each([
    ['found', 'shown'],
    ['absent', 'absent'],
    ['ambiguous', 'ambiguous'],
  ] as const)(
    'the source file machine resolves the result %s to the state %s and ignores further requests',
    async (result, state) => {
      const { actor, calls, value } = start()
      calls[0]?.resolve(result)
      await flushPromises()
      expect(value()).toBe(state)
      actor.send({ type: 'file.requested' })
      expect(value()).toBe(state)
      expect(calls).toHaveLength(1)
    },
  )

  test('the source file machine keeps the reason of a failure and loads again on request', async () => {
    const { actor, calls, value } = start()
    calls[0]?.reject('Bad Gateway')
    await flushPromises()
    expect(value()).toBe('failed')
    expect(actor.getSnapshot().context.failure).toBe('Bad Gateway')
    actor.send({ type: 'file.requested' })
    actor.send({ type: 'file.requested' })
    expect(value()).toBe('loading')
    expect(actor.getSnapshot().context.failure).toBeNull()
    expect(calls).toHaveLength(2)
    calls[1]?.resolve('found')
    await flushPromises()
    expect(value()).toBe('shown')
  })

  test('the source file machine aborts the call when it stops', () => {
    const { actor, calls } = start()
    actor.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })
})
