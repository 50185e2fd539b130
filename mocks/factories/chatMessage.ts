import type { components } from '../../src/api/schema.gen.ts'

type ChatMessage = components['schemas']['ChatMessage']

/** An answer with one source. */
export function createChatMessage(overrides: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'm1',
    role: 'assistant',
    content: 'Twenty-two minutes [1].',
    timestamp: '2026-11-21T09:01:00Z',
    sources: [{ filename: 'manual.pdf', page: 4, confidence: 0.9, salience: 0.7, excerpt: 'It needs it.' }],
    ...overrides,
  }
}
