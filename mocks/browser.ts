import type { HttpHandler } from 'msw'
import { forwardTo } from './forward.ts'
import type { WorldName } from './worlds/enterWorld.ts'
import { enterWorld } from './worlds/enterWorld.ts'

/** A backend of its own for one story, in the page itself. */
export async function createStoryBackend(world: WorldName): Promise<{ handlers: HttpHandler[] }> {
  const backend = await enterWorld(world)
  return { ...backend, handlers: [forwardTo(backend.handle)] }
}
