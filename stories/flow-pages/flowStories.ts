import type { FlowName } from '../catalogue/stages.ts'
import { isInFlow } from './flows.ts'

export interface StoryEntry {
  id: string
  name: string
  title: string
}

interface IndexEntry extends StoryEntry {
  type: 'story' | 'docs'
  importPath: string
  tags?: readonly string[]
}

export interface FlowStories {
  designs: readonly StoryEntry[]
  /** The live stories and behavior stories. */
  played: readonly StoryEntry[]
}

/** A state without a picture of its own has the tag `behavior` too, but no play function. */
const isPlayed = ({ tags = [] }: IndexEntry) =>
  tags.includes('live') || (tags.includes('behavior') && tags.includes('play-fn'))

async function indexEntries(): Promise<IndexEntry[]> {
  const response = await fetch('./index.json')
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json()
  return Object.values(entries).filter(({ type }) => type === 'story')
}

export async function storiesOf(flow: FlowName): Promise<FlowStories> {
  const stories = (await indexEntries()).filter(({ importPath }) =>
    isInFlow(flow, importPath.replace('./stories/', '')),
  )
  return { designs: stories.filter((story) => !isPlayed(story)), played: stories.filter(isPlayed) }
}

/** The designs with a title: the stories of one group of the sidebar. */
export async function designsBelow(title: string): Promise<StoryEntry[]> {
  return (await indexEntries()).filter((story) => story.title === title && !isPlayed(story))
}
