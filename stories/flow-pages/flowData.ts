import type { FlowName } from '../catalogue/stages.ts'
import { type Chart, chartOf } from './chart/model.ts'
import type { FlowFacts } from './facts/facts.ts'
import { type FlowStories, storiesOf } from './flowStories.ts'
import { machinesOf } from './machines.ts'
import { type StateStories, stateStoriesIn } from './stateStories.ts'
import { storyModulesOf } from './storyModules.ts'

/** What a page shows that is loaded with it. */
export interface FlowData {
  charts: readonly Chart[]
  stories: StateStories
}

const loaded = new Map<FlowName, Promise<FlowData>>()

/** The data of a flow. The same flow has the same promise, as `use` requires. */
export function flowData(flow: FlowName): Promise<FlowData> {
  const data = loaded.get(flow) ?? loadFlow(flow)
  loaded.set(flow, data)
  return data
}

async function loadFlow(flow: FlowName): Promise<FlowData> {
  const [machines, modules] = await Promise.all([machinesOf(flow), storyModulesOf(flow)])
  return { charts: machines.map(chartOf), stories: stateStoriesIn(modules) }
}

/** What the page adds below the states. */
export interface FlowSources {
  facts: FlowFacts | undefined
  stories: FlowStories
}

const loadedSources = new Map<FlowName, Promise<FlowSources>>()

export function flowSources(flow: FlowName): Promise<FlowSources> {
  const sources = loadedSources.get(flow) ?? loadSources(flow)
  loadedSources.set(flow, sources)
  return sources
}

async function loadSources(flow: FlowName): Promise<FlowSources> {
  const [{ FACTS }, stories] = await Promise.all([import('./facts/flowFacts.ts'), storiesOf(flow)])
  return { facts: FACTS[flow], stories }
}
