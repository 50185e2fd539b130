import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { historyMachine } from '../../../../../src/flows/admin/review/history.machine.ts'
import type { ApplicationEvent } from '../../../../../src/hosted/applicationEvents.ts'
import { fromCall } from '../../../../../src/lib/xstate/fromCall.ts'
import { flushPromises } from '../../../../support/documents.ts'

describe('historyMachine', () => {
  const event: ApplicationEvent = { id: '1', kind: 'submitted', at: '2026-02-20T09:00:00Z', by_email: null }

  function startHistory(answers: (readonly ApplicationEvent[] | Error)[]) {
    const requestedIds: string[] = []
    const actor = createActor(
      historyMachine.provide({
        actors: {
          listEvents: fromCall<readonly ApplicationEvent[], string>(async ({ input }) => {
            requestedIds.push(input)
            const answer = answers[requestedIds.length - 1]
            if (!Array.isArray(answer)) throw answer
            return answer
          }),
        },
      }),
      { input: { applicationId: 'a' } },
    )
    actor.start()
    return { actor, requestedIds }
  }

  test.each([
    ['ready', [event]],
    ['empty', []],
  ] as const)('the history machine loads the history and becomes %s', async (value, events) => {
    const { actor, requestedIds } = startHistory([events])
    expect(actor.getSnapshot().value).toBe('loading')
    await flushPromises()
    expect(actor.getSnapshot()).toMatchObject({ value, context: { events } })
    expect(requestedIds).toEqual(['a'])
  })

  test('the history machine shows why the history could not be loaded and reloads it once on request', async () => {
    const { actor, requestedIds } = startHistory([new Error('No connection'), [event]])
    await flushPromises()
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: 'No connection' } })
    actor.send({ type: 'reload.requested' })
    actor.send({ type: 'reload.requested' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    await flushPromises()
    expect(actor.getSnapshot().value).toBe('ready')
    expect(requestedIds).toHaveLength(2)
  })
})
