// The page of find.test.ts: "Find anything" over documents, and chats with six messages for a third of their number.
import { useMachine } from '@xstate/react'
import { createChatSession } from '../../../mocks/factories/chatSession.ts'
import { createDocument } from '../../../mocks/factories/document.ts'
import type { ChatSession } from '../../../src/api/types.ts'
import { FindView } from '../../../src/flows/find/FindView.tsx'
import { findMachine } from '../../../src/flows/find/find.machine.ts'
import {
  type FindLists,
  type FoundContents,
  NO_CONTENTS,
  NO_LISTS,
} from '../../../src/flows/find/findResults.ts'
import { fromCall } from '../../../src/lib/xstate/fromCall.ts'
import { type ChatTexts, findMessages } from '../../../src/modules/chat-search/findMessages.ts'
import { timeToShow, timeToType } from '../support/rendering.ts'
import '../../../src/theme/global.css.ts'

const MESSAGE = 'The tides of the harbor follow the moon, and the mill follows the tides. '.repeat(12)

function createMachine(count: number) {
  const documents = Array.from({ length: count }, (_, index) =>
    createDocument({ id: `d${index}`, filename: `${index % 7 === 0 ? 'tides' : 'sleep'}-${index}.pdf` }),
  )
  const texts: ChatTexts[] = Array.from({ length: Math.floor(count / 3) }, (_, index) => ({
    session: createChatSession({ id: `s${index}` }),
    texts: Array.from({ length: 6 }, () => ({ text: MESSAGE, folded: MESSAGE.toLowerCase() })),
  }))
  const chats = texts.map(({ session }) => session)
  return findMachine.provide({
    actors: {
      loadLists: fromCall<FindLists>(async () => ({ ...NO_LISTS, documents, chats })),
      searchContents: fromCall<FoundContents, { query: string; chats: readonly ChatSession[] }>(
        async ({ input: { query } }) => ({
          ...NO_CONTENTS,
          messages: findMessages(texts, query),
        }),
      ),
    },
    delays: { typingPause: 0 },
  })
}

function Find({ machine }: { machine: ReturnType<typeof createMachine> }) {
  const [state, send] = useMachine(machine, { input: { hasBackend: true } })
  return <FindView open isAdmin={false} state={state} send={send} onClose={() => {}} />
}

window.mount = (count) =>
  timeToShow(<Find machine={createMachine(count)} />, () => document.body.textContent.includes('About s1'))

window.type = (text) => timeToType('[role=combobox]', text)
