import type { HttpHandler } from 'msw'
import type { Backend } from './backend.ts'
import { systemClock } from './clock.ts'
import type { Fault } from './faults/fault.ts'
import { withFaults } from './faults/withFaults.ts'
import { forwardTo } from './forward.ts'
import { createRandom } from './random.ts'
import type { WorldOptions } from './worlds/createWorldBackend.ts'
import { createWorldBackend } from './worlds/createWorldBackend.ts'
import type { WorldName } from './worlds/worlds.ts'

/** A backend in the page, with the MSW handlers that route the page's requests to it. */
export interface StoryBackend extends Backend {
  readonly handlers: HttpHandler[]
}

export interface StoryBackendOptions extends WorldOptions {
  /** The current faults of the page's requests. Default: none. */
  readonly faults?: () => readonly Fault[]
}

export async function createStoryBackend(
  world: WorldName,
  { faults = () => [], ...options }: StoryBackendOptions = {},
): Promise<StoryBackend> {
  const backend = await createWorldBackend(world, options)
  const handle = withFaults(backend.handle, { faults, clock: systemClock, random: createRandom(1) })
  return { ...backend, handlers: forwardTo(handle) }
}
