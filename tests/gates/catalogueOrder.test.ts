import type { Meta } from '@storybook/react-vite'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { markEntries, tags } from '../../.storybook/checks.ts'
import { compareEntries, FLOW_TITLES } from '../../stories/catalogue/entryOrder.ts'
import { flowEntry, flowWithPage, thumbnailId } from '../../stories/catalogue/flowPage.ts'
import { CARDS } from '../../stories/catalogue/stages.ts'

const modules = import.meta.glob<Record<string, object> & { default: Meta }>(
  '../../stories/**/*.stories.tsx',
  { eager: true },
)
const files = Object.values(modules)
const titles = files.map(({ default: { title = '' } }) => title)
const storyIds = files.flatMap(({ default: { title = '' }, ...stories }) =>
  Object.keys(stories).map((name) => toId(title, storyNameFromExport(name))),
)

const flowsOf = (root: string) =>
  new Set(titles.filter((title) => title.startsWith(`${root}/`)).map((title) => title.split('/')[1]))

test('the order of the catalogue lists every flow that has stories, and no other', () => {
  expect([...flowsOf('Flows')].sort()).toEqual([...FLOW_TITLES].sort())
})

test('every flow and module has a purpose and a thumbnail that exists', () => {
  expect(CARDS.filter(({ purpose }) => !purpose.endsWith('.'))).toEqual([])
  expect(CARDS.map(thumbnailId).filter((id) => !storyIds.includes(id))).toEqual([])
})

test('the Welcome page links to the page of every flow and module', () => {
  const pages = titles.filter((title) => flowWithPage(title)).map((title) => `${toId(title)}--docs`)
  expect([...new Set(CARDS.map(flowEntry))].sort()).toEqual(pages.sort())
})

test('stories that run the app or only check what happens are not among the states of a flow', () => {
  const misplaced = files.flatMap(({ default: { title, tags = [] } }) =>
    title?.startsWith('Flows/') && (tags.includes('live') || tags.includes('behavior')) ? [title] : [],
  )
  expect(misplaced).toEqual([])
})

test('the sidebar starts with the Welcome page and follows the product', () => {
  const entry = (title: string) => ({ title, type: 'story' })
  const order = [
    'Welcome',
    'Maps/Routes',
    'Guides/Decisions',
    'Journeys/2. An admin approves',
    'Journeys/10. On a phone',
    'Flows/Landing',
    'Flows/Chat',
    'Flows/Chat/Part',
    'Flows/Settings',
    'Components/Actions/Button',
    'Components/Actions/Link',
    'Components/Forms/Checkbox',
    'Foundations/Color',
    'Demo/Mailbox',
    'Behavior/Landing',
    'Behavior/Chat',
  ]
  expect(order.map(entry).reverse().sort(compareEntries)).toEqual(order.map(entry))
})

test('below one title, documentation comes first and checks of behavior last', () => {
  const title = 'Components/Actions/Button'
  const entries = [
    { title, type: 'docs' },
    { title, type: 'story', tags: ['autodocs'] },
    { title, type: 'story', tags: ['behavior', 'play-fn'] },
  ]
  expect([...entries].reverse().sort(compareEntries)).toEqual(entries)
})

test('flows and components have a page, and only the checks of components the tag that the sidebar excludes', async () => {
  const entry = (title: string, ...own: string[]) =>
    ({ type: 'story', importPath: '', exportName: title, title, tags: own }) as const
  const marked = await markEntries({
    test: /./,
    createIndex: async () => [
      entry('Components/Actions/Button', 'behavior', 'play-fn'),
      entry('Components/Actions/Button', 'play-fn'),
      entry('Components/Feedback/Announcement', 'behavior'),
      entry('Behavior/Chat', 'behavior', 'play-fn'),
      entry('Journeys/4. Onboarding', 'behavior', 'play-fn'),
      entry('Flows/Help', 'play-fn'),
      entry('Flows/Support'),
      entry('Flows/Magic setup'),
    ],
  }).createIndex('', { makeTitle: (title = '') => title })
  const [tag = ''] = Object.keys(tags)
  expect(marked.map((story) => story.tags?.includes(tag))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
  const hasDocs = marked.map((story) => story.tags?.includes('autodocs'))
  expect(hasDocs).toEqual([true, true, true, false, false, true, true, false])
})
