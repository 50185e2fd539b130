import type { HttpHandler } from 'msw'
import type { Backend } from './backend.ts'
import { forwardTo } from './forward.ts'
import type { WorldName, WorldOptions } from './worlds/createWorldBackend.ts'
import { createWorldBackend } from './worlds/createWorldBackend.ts'

/** A backend in the page, and the handlers that make the page's requests reach it. */
export interface StoryBackend extends Backend {
  readonly handlers: HttpHandler[]
}

/** A backend of its own for one story: what one story does, no other sees. */
export async function createStoryBackend(world: WorldName, options?: WorldOptions): Promise<StoryBackend> {
  const backend = await createWorldBackend(world, options)
  return { ...backend, handlers: forwardTo(backend.handle) }
}
