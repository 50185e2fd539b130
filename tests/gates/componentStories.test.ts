import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, test } from 'vitest'

type StoriesFile = { default: Meta } & Record<string, StoryObj>

const nameOf = (path: string) => path.split('/').at(-2) ?? path
const folders = [...new Set(Object.keys(import.meta.glob('../../src/ui/*/*.tsx')).map(nameOf))]
const files = import.meta.glob<StoriesFile>('../../stories/ui/*.stories.tsx', { eager: true })

/** What every component shows. */
const EXPORTS = ['Default', 'States', 'RightToLeft', 'Stress'] as const

const ITS_OWN_STORIES = 'what it can be has stories of its own, one picture each: it fills the page'

/** Who has no story of that name, and why. */
const WITHOUT: Record<string, Partial<Record<(typeof EXPORTS)[number], string>>> = {
  Announcement: { States: 'is never seen' },
  AuthLayout: { States: 'a page; its controls have theirs' },
  ConfirmDialog: { States: ITS_OWN_STORIES },
  Dialog: { States: ITS_OWN_STORIES },
  Drawer: { States: ITS_OWN_STORIES },
  FilterBar: { States: 'its controls have theirs' },
  Toasts: { States: ITS_OWN_STORIES },
  VisuallyHidden: { States: 'is never seen' },
}

const TITLE = /^Components\/(Actions|Forms|Feedback|Overlays|Structure|Data|Evidence|Brand)\/(\w+)$/

test.each(folders)('%s has its stories', (name) => {
  const file = files[`../../stories/ui/${name}.stories.tsx`]
  expect(file, 'a file of stories').toBeDefined()
  if (!file) return
  const { title, tags, parameters } = file.default
  expect(title).toMatch(TITLE)
  expect(title?.split('/').at(-1)).toBe(name)
  expect(tags).toContain('autodocs')
  expect(parameters?.docs?.description?.component).toMatch(/\S/)
  const missing = EXPORTS.filter((story) => !(story in file))
  expect(missing).toEqual(Object.keys(WITHOUT[name] ?? {}))
})

test('no stories are left without their component', () => {
  const others = ['All', 'Library']
  const named = Object.keys(files).map((path) => path.split('/').at(-1)?.replace('.stories.tsx', ''))
  expect(named.filter((name) => !folders.includes(name ?? '')).sort()).toEqual(others)
})
