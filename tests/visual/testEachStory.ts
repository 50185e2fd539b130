import type { StoryEntry } from './stories.ts'
import { test } from './storybookPage.ts'

/**
 * Declares a test for each story. The tests of a story file run one after the other, so that they share a page, and other
 * files run beside them.
 */
export function testEachStory<Story extends Pick<StoryEntry, 'id'>>(
  stories: readonly Story[],
  declare: (story: Story) => void,
): void {
  for (const [storyFile, ofFile] of Map.groupBy(stories, ({ id }) => id.replace(/--.*/, '')))
    test.describe(() => {
      test.describe.configure({ mode: 'default' })
      test.use({ storyFile })
      ofFile.forEach(declare)
    })
}
