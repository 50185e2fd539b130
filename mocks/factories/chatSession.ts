import type { components } from '../../src/api/schema.gen.ts'

type ChatSession = components['schemas']['ChatSession']

/** A chat session with two questions and two answers. The title contains the id unless it is given. */
export function createChatSession(overrides: Partial<ChatSession> = {}): ChatSession {
  const id = overrides.id ?? 'session-1'
  return { id, title: `About ${id}`, message_count: 4, created_at: '2026-11-21T09:00:00Z', ...overrides }
}
