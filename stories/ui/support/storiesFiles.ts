import type { Meta, StoryObj } from '@storybook/react-vite'

export interface StoriesFile {
  default: Meta
  Default: StoryObj
  States?: StoryObj
}

/** The files with the stories of one component each, by their paths. */
export const storiesFiles = import.meta.glob<StoriesFile>(
  ['../*.stories.tsx', '!../All.stories.tsx', '!../Library.stories.tsx'],
  { eager: true },
)
