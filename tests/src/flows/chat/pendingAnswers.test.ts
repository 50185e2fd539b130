import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { liveActorsOf } from '../../../../src/flows/chat/chat.actors.ts'
import { chatMachine } from '../../../../src/flows/chat/chat.machine.ts'
import { abandonAll } from '../../../../src/flows/chat/pendingAnswers.ts'
import { comeInAsAda } from '../../../support/flows/ada.ts'
import { createWire } from '../../../support/flows/wire.ts'
import { MemoryStorage } from '../../../support/memoryStorage.ts'

const ASK = 'POST /api/v1/chat/session/'

/** The chat of somebody who has asked once and has the answer. */
async function openChat() {
  const wire = await createWire()
  vi.stubGlobal('localStorage', new MemoryStorage())
  onTestFinished(abandonAll)
  await comeInAsAda()
  const actor = createActor(
    chatMachine.provide({ actors: liveActorsOf({ userId: 'ada', onAnswered: () => {} }) }),
    { input: { hasBackend: true } },
  )
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  let stamped = 0
  const chat = {
    actor,
    wire,
    asked: () => wire.sent.filter((line) => line.startsWith(ASK)).length,
    say(text: string) {
      stamped += 1
      actor.send({ type: 'draft.edited', text })
      actor.send({ type: 'message.submitted', id: `q${stamped}`, timestamp: '2026-11-21T09:00:00Z' })
    },
    until: (thread: string) => waitFor(actor, (state) => state.matches({ connected: { thread } } as never)),
  }
  chat.say('How long does the horn need?')
  await chat.until('answered')
  return chat
}

test('in a session that is open a second send while the first is on its way is not sent, and is kept', async () => {
  const chat = await openChat()
  chat.say('And the lamp?')
  await chat.until('asking')
  chat.say('And the bell?')
  await chat.until('answered')
  expect(chat.asked()).toBe(2)
  const { messages } = chat.actor.getSnapshot().context
  expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
    'How long does the horn need?',
    'And the lamp?',
  ])
  // What could not be sent is still there to be sent.
  chat.say('And the bell?')
  await chat.until('asking')
  await chat.until('answered')
  expect(chat.asked()).toBe(3)
})

test.each(['', '   ', '\n\t', '\u00a0\u2003'])('at rest %j is not sent', async (blank) => {
  const chat = await openChat()
  chat.say(blank)
  expect(chat.actor.getSnapshot().matches({ connected: { thread: 'answered' } })).toBe(true)
  expect(chat.asked()).toBe(1)
})
