import { PICTURED, type PicturedIn } from '../../tests/visual/pictures.ts'
import type { StoryEntry } from '../../tests/visual/stories.ts'
import { fullName } from '../visual/selectStories.ts'

/** What Chromatic would capture, as text: each story in each mode on a line, and the counts. */
export function describeCaptures(pictures: readonly { story: StoryEntry; project: PicturedIn }[]): string {
  const lines = pictures.map(({ story, project }) => `${project.padEnd(10)}  ${fullName(story)}`)
  const counts = PICTURED.map(
    (mode) => `${mode} ${pictures.filter(({ project }) => project === mode).length}`,
  )
  const stories = new Set(pictures.map(({ story }) => story.id)).size
  return [...lines, '', `${pictures.length} pictures of ${stories} stories: ${counts.join(', ')}.`].join('\n')
}
