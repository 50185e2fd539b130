import { toId } from 'storybook/internal/csf'
import { STAGES } from './stages.ts'

const FLOWS = STAGES.flatMap(({ flows }) => flows)

/** The id of the entry that shows a flow: its page, or its first story if no page shows it. */
export function flowEntry(title: string): string {
  const flow = FLOWS.find((one) => one.title === title)
  if (flow?.page === null) return thumbnailId(title, flow.thumbnail)
  return `${toId(`Flows/${flow?.page ?? title}`)}--overview`
}

/** The id of the story that the Welcome page shows of a flow. */
export function thumbnailId(title: string, thumbnail: string): string {
  return `${toId(`Flows/${title}`)}--${thumbnail}`
}
