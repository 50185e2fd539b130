import { PICTURED, picturedIn } from '../../tests/visual/pictures.ts'
import type { StoryEntry } from '../../tests/visual/stories.ts'
import { fullName } from './selectStories.ts'

const DETAILS = 'dark-1-25'

/** The projects of the Playwright configuration that compare pictures. */
export const PROJECTS = [...PICTURED, DETAILS]

/** The tests of the selected stories' pictures, in the format of Playwright's `--test-list`. */
export function testList(selected: readonly StoryEntry[], stories: readonly StoryEntry[]): string {
  const lines = selected.flatMap((story) => [
    ...picturedIn(story, stories).map((project) => `[${project}] › pixels.spec.ts › ${fullName(story)}`),
    `[${DETAILS}] › details.spec.ts › ${story.id} at a device pixel ratio of 1.25`,
  ])
  return lines.join('\n')
}
