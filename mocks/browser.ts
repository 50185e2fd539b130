import type { HttpHandler } from 'msw'
import type { Backend } from './backend.ts'
import { forwardTo } from './forward.ts'
import type { WorldOptions } from './worlds/createWorldBackend.ts'
import { createWorldBackend } from './worlds/createWorldBackend.ts'
import type { WorldName } from './worlds/worlds.ts'

/** A backend in the page, with the MSW handlers that route the page's requests to it. */
export interface StoryBackend extends Backend {
  readonly handlers: HttpHandler[]
}

/** A separate backend for one story. */
export async function createStoryBackend(world: WorldName, options?: WorldOptions): Promise<StoryBackend> {
  const backend = await createWorldBackend(world, options)
  return { ...backend, handlers: forwardTo(backend.handle) }
}
