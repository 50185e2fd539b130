import { isMachine } from '../flow-pages/machines.ts'
import { type StoryModule, stateStoriesIn } from '../flow-pages/stateStories.ts'
import { componentGate } from './componentGate.ts'
import type { Gate } from './gate.ts'
import { stateGate } from './stateGate.ts'
import { statusGate } from './statusGate.ts'
import { textGate } from './textGate.ts'

const machineFiles = import.meta.glob<Record<string, unknown>>([
  '../../src/**/*.machine.ts',
  '../../mocks/**/*.machine.ts',
])
/** Live and behavior stories declare no states and are large. */
const storyFiles = import.meta.glob<StoryModule>([
  '../**/*.stories.tsx',
  '!../**/*-{live,behavior}.stories.tsx',
  '!../journeys/**',
  '!../quality/**',
])
const componentFiles = Object.keys(import.meta.glob('../../src/ui/*/*.tsx'))

const UI_STORIES = /^\.\.\/ui\/(\w+)\.stories\.tsx$/

async function load<Module>(files: Record<string, () => Promise<Module>>): Promise<[string, Module][]> {
  return Promise.all(
    Object.entries(files).map(
      async ([path, loadFile]): Promise<[string, Module]> => [path, await loadFile()],
    ),
  )
}

function argsOf(module: StoryModule): unknown[] {
  return Object.values(module).map((story) =>
    typeof story === 'object' && story !== null && 'args' in story ? story.args : undefined,
  )
}

/** All machines and files of stories with their paths, and the files of the components' stories by component. */
export async function loadCatalogue() {
  const machines = (await load(machineFiles)).flatMap(([path, module]) =>
    Object.values(module)
      .filter(isMachine)
      .map((machine) => ({ path, machine })),
  )
  const stories = await load(storyFiles)
  const components = [...new Set(componentFiles.map((path) => path.split('/').at(-2) ?? ''))]
  const componentStories = Object.fromEntries(
    stories.flatMap(([path, module]) => {
      const name = UI_STORIES.exec(path)?.[1]
      return name === undefined ? [] : [[name, module] as const]
    }),
  )
  return { machines, stories, components, componentStories }
}

/** The gates of everything that the catalogue shows. Loads all stories. */
export async function catalogueGates(): Promise<Gate[]> {
  const { machines, stories, components, componentStories } = await loadCatalogue()
  const modules = stories.map(([, module]) => module)
  const shown = new Set(stateStoriesIn(modules).keys())
  return [
    stateGate(
      machines.map(({ machine }) => machine),
      shown,
    ),
    statusGate(modules.flatMap(argsOf), shown),
    textGate(),
    componentGate(components, componentStories),
  ]
}
