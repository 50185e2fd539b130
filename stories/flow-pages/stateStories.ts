import type { Meta, StoryObj } from '@storybook/react-vite'
import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf'
import { type Chart, leavesOf } from './chart/model.ts'

export type StoryModule = Record<string, unknown> & { default: Meta }

export interface StateStory {
  storyId: string
  name: string
}

/** The stories of each state, by `machine id:state path`. The first is named after the state, if there is such a story. */
export type StateStories = ReadonlyMap<string, readonly StateStory[]>

export const stateKey = (machineId: string, state: string) => `${machineId}:${state}`

export function stateStoriesIn(modules: readonly StoryModule[]): StateStories {
  const stories = new Map<string, StateStory[]>()
  for (const module of modules) {
    const { title = '', id = title } = module.default
    for (const [exportName, story] of Object.entries(module)) {
      if (!isExportStory(exportName, module.default)) continue
      const { name, parameters } = story as StoryObj
      const storyId = toId(id, storyNameFromExport(exportName))
      const entry = { storyId, name: name ?? storyNameFromExport(exportName) }
      for (const key of declaredBy(parameters?.machine))
        stories.set(key, [...(stories.get(key) ?? []), entry])
    }
  }
  return new Map([...stories].map(([key, found]) => [key, ownStoryFirst(key, found)]))
}

/** The ids of the stories that show the states of these machines: the first of each leaf. */
export function firstStories(charts: readonly Chart[], stories: StateStories): ReadonlySet<string> {
  return new Set(
    charts.flatMap((chart) =>
      leavesOf(chart).flatMap(({ id }) => stories.get(stateKey(chart.id, id))?.[0]?.storyId ?? []),
    ),
  )
}

function declaredBy(machine: { id: string; states: string[] } | undefined): string[] {
  return machine?.states.map((state) => stateKey(machine.id, state)) ?? []
}

/** Stories of parallel states declare several states, so the first story of a state may be about another one. */
function ownStoryFirst(key: string, stories: readonly StateStory[]): StateStory[] {
  const name = lettersOf(key.split(/[.:]/).at(-1) ?? '')
  const closeness = (story: StateStory) => {
    const storyName = lettersOf(story.name)
    return storyName === name ? 0 : storyName.startsWith(name) ? 1 : 2
  }
  return stories.toSorted((a, b) => closeness(a) - closeness(b))
}

const lettersOf = (text: string) => text.replace(/[^a-z0-9]/gi, '').toLowerCase()
