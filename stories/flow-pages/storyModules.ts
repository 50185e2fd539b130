import type { FlowName } from '../catalogue/stages.ts'
import { isInFlow } from './flows.ts'
import type { StoryModule } from './stateStories.ts'

const STORIES = '../'
const modules = import.meta.glob<StoryModule>([
  '../**/*.stories.tsx',
  '!../**/*-live.stories.tsx',
  '!../**/*-behavior.stories.tsx',
])

export function storyModulesOf(flow: FlowName): Promise<StoryModule[]> {
  const files = Object.entries(modules).filter(([path]) => isInFlow(flow, path.slice(STORIES.length)))
  return Promise.all(files.map(([, load]) => load()))
}
