import { type FlowName, isInFlow } from './flows.ts'

/** A story that plays: an entry of Storybook's index. */
export interface BehaviorStory {
  id: string
  name: string
  title: string
}

interface IndexEntry extends BehaviorStory {
  type: 'story' | 'docs'
  importPath: string
  tags?: string[]
}

/** The live stories and behavior stories of a flow. */
export async function behaviorStoriesOf(flow: FlowName): Promise<BehaviorStory[]> {
  const response = await fetch('./index.json')
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json()
  return Object.values(entries).filter(
    ({ type, importPath, tags = [] }) =>
      type === 'story' &&
      isInFlow(flow, importPath.replace('./stories/', '')) &&
      (tags.includes('live') || tags.includes('behavior')),
  )
}
