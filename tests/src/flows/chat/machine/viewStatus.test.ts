import { expect, test } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { chatMachine, initialChatContext } from '../../../../../src/flows/chat/machine/chat.machine.ts'
import { threadAnnouncement } from '../../../../../src/flows/chat/machine/viewStatus.ts'
import type { ThreadMessage } from '../../../../../src/flows/chat/messages/messages.ts'

function announcedFor(answer: Partial<ThreadMessage>): string {
  const message = { id: 'a', role: 'assistant' as const, content: 'It is 46 dB. [1] More.', timestamp: '' }
  const state = chatMachine.resolveState({
    value: {
      connected: {
        sessions: 'listed',
        thread: 'answered',
        deletion: 'idle',
        suggestions: 'loadingSuggestions',
      },
    },
    context: { ...initialChatContext({ hasBackend: true }), messages: [{ ...message, ...answer }] },
  } as never) as SnapshotFrom<typeof chatMachine>
  return threadAnnouncement(state, 'Mnemosyne')
}

const hypothesis = { hypothesis: 'It is 46 dB.', confidence: 0.5, reasoning: '', sources: [] }

test.each<[string, Partial<ThreadMessage>, string]>([
  ['without evidence', {}, 'Mnemosyne: It is 46 dB.'],
  ['with its confidence', { avg_confidence: 0.7 }, 'Mnemosyne: It is 46 dB. Confidence: Supported.'],
  [
    'that contradicts itself',
    { avg_confidence: 0.7, hypotheses: [{ ...hypothesis, contradicting: 1 }] },
    'Mnemosyne: Your documents disagree. It is 46 dB. Confidence: Supported.',
  ],
])('an answer %s is announced with what matters', (_, answer, text) => {
  expect(announcedFor(answer)).toBe(text)
})
