import { SCENARIOS } from '../../mocks/faults/scenarios.ts'
import { WORLDS, type WorldName } from '../../mocks/worlds/worlds.ts'

// The toolbar items of live stories.

/** The value of both items while the story decides. */
const OF_STORY = 'story'

export const liveGlobalTypes = {
  fault: {
    description: 'Fault of live stories',
    toolbar: {
      icon: 'alert',
      items: [
        { value: OF_STORY, title: 'No fault' },
        ...Object.entries(SCENARIOS).map(([value, { title }]) => ({ value, title })),
      ],
      dynamicTitle: true,
    },
  },
  world: {
    description: 'World of live stories without prepared data',
    toolbar: {
      icon: 'database',
      items: [
        { value: OF_STORY, title: "Story's world" },
        ...Object.keys(WORLDS).map((name) => ({ value: name, title: `World: ${name}` })),
      ],
      dynamicTitle: true,
    },
  },
} as const

export const initialLiveGlobals = { fault: OF_STORY, world: OF_STORY }

/** The scenario of the toolbar as a list of faults, or the story's own. */
export function selectedFaults<F>({ fault }: Globals, ofStory: readonly F[]): readonly (F | string)[] {
  return typeof fault === 'string' && fault !== OF_STORY ? [fault] : ofStory
}

/** The world of the toolbar, or the story's own. */
export function selectedWorld({ world }: Globals, ofStory: WorldName): WorldName {
  return isWorldName(world) ? world : ofStory
}

type Globals = Readonly<Record<string, unknown>>

function isWorldName(value: unknown): value is WorldName {
  return typeof value === 'string' && Object.hasOwn(WORLDS, value)
}
