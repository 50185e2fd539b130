import { expect, test } from 'vitest'
import type { Comparison, Difference } from '../../../scripts/visual/comparison.ts'
import { reportPage } from '../../../scripts/visual/reportPage.ts'

const changed: Difference = {
  kind: 'changed',
  title: 'Flows/Chat',
  name: 'Delete',
  story: 'Flows/Chat: Delete',
  project: 'dark-1280',
  file: 'dark-1280/flows-chat--delete.png',
  theme: 'dark',
  width: 1280,
  before: 'pictures/1-before.png',
  after: 'pictures/1-after.png',
  marked: 'pictures/1-marked.png',
}

const pageOf = (differences: Difference[], more: Partial<Comparison> = {}) =>
  reportPage({ isUpdate: false, isComplete: true, shown: 1200, equal: 1197, differences, ...more })

test('the report says so when every picture is equal', () => {
  const page = pageOf([])
  expect(page).toContain('<h1>No differences</h1>')
  expect(page).toContain('Every picture is equal to its baseline')
  expect(page).not.toContain('<article')
})

test('the report counts the differences and groups them by flow', () => {
  const phone: Difference = { ...changed, theme: 'light', width: 390, kind: 'new' }
  const page = pageOf([changed, phone, { ...changed, title: 'Flows/Help' }])
  expect(page).toContain('<h1>3 differences</h1>')
  expect(page).toContain('1200 pictures, 1197 without a difference.')
  expect(page.match(/<h2>.*?<\/h2>/g)).toEqual([
    '<h2>Flows/Chat <span class="count">2</span></h2>',
    '<h2>Flows/Help <span class="count">1</span></h2>',
  ])
  expect(page).toContain('<option value="390">390 px</option><option value="1280">1280 px</option>')
})

test('a changed story shows a slider, both pictures and the difference', () => {
  const page = pageOf([changed])
  expect(page).toContain('<h1>1 difference</h1>')
  expect(page).toContain('type="range"')
  for (const name of ['before', 'after', 'marked']) expect(page).toContain(`src="pictures/1-${name}.png"`)
  expect(page).toContain('npm run test:visual -- --update --story "Flows/Chat: Delete"')
})

test('a removed story shows its baseline, and a failed one its message with escaped HTML', () => {
  const { after: _, marked: __, ...removed } = changed
  const failed: Difference = { ...changed, kind: 'failed', error: 'color-contrast: <p class="x">' }
  const page = pageOf([{ ...removed, kind: 'removed' }, failed])
  expect(page).toContain('Baseline without a story')
  expect(page).toContain('color-contrast: &lt;p class=&quot;x&quot;&gt;')
})

test('the report of selected stories says that it does not cover all', () => {
  expect(pageOf([], { isComplete: false })).toContain('Selected stories were compared')
})

test('the report of an update shows what was updated, without the command for it', () => {
  const { marked: _, ...updated } = changed
  const page = pageOf([updated], { isUpdate: true })
  expect(page).toContain('The baselines of the others were updated.')
  expect(page).toContain('class="stack blended"')
  expect(page).not.toContain('--update')
})
