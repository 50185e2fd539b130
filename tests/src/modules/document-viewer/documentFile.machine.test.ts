import { describe, expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import type {
  DocumentFile,
  DocumentFileResult,
} from '../../../../src/modules/document-viewer/documentFile.machine.ts'
import { documentFileMachine } from '../../../../src/modules/document-viewer/documentFile.machine.ts'
import { flushPromises, manualActor } from '../../../support/documents.ts'

const file: DocumentFile = { name: 'tides.pdf', documentId: 'd1' }

function start() {
  const { logic, calls } = manualActor<DocumentFileResult, DocumentFile>()
  const machine = documentFileMachine.provide({ actors: { loadFile: logic } })
  const actor = createActor(machine, { input: file }).start()
  onTestFinished(() => void actor.stop())
  return { actor, calls, value: () => actor.getSnapshot().value }
}

describe('document file machine', () => {
  test('the document file machine loads the file at the start by its name and document', () => {
    const { calls, value } = start()
    expect(value()).toBe('loading')
    expect(calls.map(({ input }) => input)).toEqual([file])
  })

  test.each([
    ['found', 'showing', null],
    ['absent', 'unavailable', 'absent'],
    ['ambiguous', 'unavailable', 'ambiguous'],
    ['unreadable', 'unavailable', 'unreadable'],
  ] as const)(
    'the document file machine resolves the result %s to the state %s and ignores further requests',
    async (result, state, reason) => {
      const { actor, calls, value } = start()
      calls[0]?.resolve(result)
      await flushPromises()
      expect(value()).toBe(state)
      actor.send({ type: 'file.requested' })
      expect(value()).toBe(state)
      expect(calls).toHaveLength(1)
      expect(actor.getSnapshot().context.reason).toBe(reason)
    },
  )

  test('the document file machine keeps the reason of a failure and loads again on request', async () => {
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
    expect(value()).toBe('showing')
  })

  test('the document file machine aborts the call when it stops', () => {
    const { actor, calls } = start()
    actor.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })
})
