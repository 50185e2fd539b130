import type { HttpHandler } from 'msw'
import type { Backend } from './backend.ts'
import { forwardTo } from './forward.ts'
import type { EnterOptions, WorldName } from './worlds/enterWorld.ts'
import { enterWorld } from './worlds/enterWorld.ts'

/** A backend in the page, and the handlers that make the page's requests reach it. */
export interface StoryBackend extends Backend {
  readonly handlers: HttpHandler[]
}

/** A backend of its own for one story: what one story does, no other sees. */
export async function createStoryBackend(world: WorldName, options?: EnterOptions): Promise<StoryBackend> {
  const backend = await enterWorld(world, options)
  return { ...backend, handlers: forwardTo(backend.handle) }
}
