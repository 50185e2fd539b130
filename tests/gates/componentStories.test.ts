import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, test } from 'vitest'

type StoriesFile = { default: Meta } & Record<string, StoryObj>

const nameOf = (path: string) => path.split('/').at(-2) ?? path
const folders = [...new Set(Object.keys(import.meta.glob('../../src/ui/*/*.tsx')).map(nameOf))]
const files = import.meta.glob<StoriesFile>('../../stories/ui/*.stories.tsx', { eager: true })

/** The stories that every component has. */
const EXPORTS = ['Default', 'States', 'RightToLeft', 'Stress'] as const

const SEPARATE_STORIES = 'fills the page: each state has a story of its own'

/** Components without one of these stories, and the reason. */
const EXCEPTIONS: Record<string, Partial<Record<(typeof EXPORTS)[number], string>>> = {
  Announcement: { States: 'is invisible' },
  AuthLayout: { States: 'is a page; its controls have the story' },
  ConfirmDialog: { States: SEPARATE_STORIES },
  Dialog: { States: SEPARATE_STORIES },
  Drawer: { States: SEPARATE_STORIES },
  FilterBar: { States: 'its controls have the story' },
  Toasts: { States: SEPARATE_STORIES },
  VisuallyHidden: { States: 'is invisible' },
}

const TITLE = /^Components\/(Actions|Forms|Feedback|Overlays|Structure|Data|Evidence|Brand)\/(\w+)$/

test.each(folders)('%s has the required stories', (name) => {
  const file = files[`../../stories/ui/${name}.stories.tsx`]
  expect(file, 'a file of stories').toBeDefined()
  if (!file) return
  const { title, tags, parameters } = file.default
  expect(title).toMatch(TITLE)
  expect(title?.split('/').at(-1)).toBe(name)
  expect(tags).toContain('autodocs')
  expect(parameters?.docs?.description?.component).toMatch(/\S/)
  const missing = EXPORTS.filter((story) => !(story in file))
  expect(missing).toEqual(Object.keys(EXCEPTIONS[name] ?? {}))
})

test('every story file belongs to a component', () => {
  const others = ['All', 'Library']
  const named = Object.keys(files).map((path) => path.split('/').at(-1)?.replace('.stories.tsx', ''))
  expect(named.filter((name) => !folders.includes(name ?? '')).sort()).toEqual(others)
})
