import { expect, test } from 'vitest'
import { createChatSession } from '../../../../mocks/factories/chatSession.ts'
import { ask, createSession } from '../../../../src/api/chat.ts'
import { findMessages } from '../../../../src/modules/chat-search/findMessages.ts'
import { readChats } from '../../../../src/modules/chat-search/readChats.actors.ts'
import { openAsUser } from '../../../support/flows/backendAccount.ts'
import { answers } from '../../../support/flows/mockNetwork.ts'

const { signal } = new AbortController()

test('chat sessions are read once until they have a new message', async () => {
  const network = await openAsUser()
  network.answerAsUsual()
  const { id } = await createSession('Tides')
  await ask(id, { text: 'When is the tide high?' })
  const session = createChatSession({ id, message_count: 2 })
  const owner = {}
  expect(findMessages(await readChats(owner, [session], signal), 'tide high')).toHaveLength(1)

  network.answerWith('', answers(500, {}))
  expect(await readChats(owner, [session], signal)).toHaveLength(1)
  expect(await readChats(owner, [{ ...session, message_count: 4 }], signal)).toEqual([])
})
