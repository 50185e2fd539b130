import type { Meta } from '@storybook/react-vite'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { compareEntries, FLOW_TITLES } from '../../stories/catalogue/entryOrder.ts'
import { STAGES } from '../../stories/catalogue/stages.ts'

const files = Object.values(
  import.meta.glob<Record<string, object> & { default: Meta }>('../../stories/**/*.stories.tsx', {
    eager: true,
  }),
)
const titles = files.map(({ default: { title = '' } }) => title)
const storyIds = files.flatMap(({ default: { title = '' }, ...stories }) =>
  Object.keys(stories).map((name) => toId(title, storyNameFromExport(name))),
)

const flowsOf = (root: string) =>
  new Set(titles.filter((title) => title.startsWith(`${root}/`)).map((title) => title.split('/')[1]))

test('the order of the catalogue lists every flow that has stories, and no other', () => {
  expect([...flowsOf('Flows')].sort()).toEqual([...FLOW_TITLES].sort())
})

test('every flow has a purpose and a thumbnail that exists', () => {
  const flows = STAGES.flatMap((stage) => stage.flows)
  expect(flows.filter(({ purpose }) => !purpose.endsWith('.'))).toEqual([])
  const thumbnails = flows.map(({ title, thumbnail }) => `${toId(`Flows/${title}`)}--${thumbnail}`)
  expect(thumbnails.filter((id) => !storyIds.includes(id))).toEqual([])
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
    'Flows/Chat/Overview',
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
