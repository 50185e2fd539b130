import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FLOWS, type FlowName, folderOf, isInFlow } from '../../stories/flow-pages/flows.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const names = Object.keys(FLOWS) as FlowName[]

test('every folder of src/flows is a flow of the catalogue', () => {
  const folders = globSync('*', { cwd: `${root}/src/flows` })
  expect(folders.filter((folder) => !Object.hasOwn(FLOWS, folder))).toEqual([])
})

test('every machine belongs to one flow of the catalogue', () => {
  const files = globSync('**/*.machine.ts', { cwd: `${root}/src` })
  expect(files.length).toBeGreaterThan(names.length)
  expect(files.filter((file) => names.filter((name) => isInFlow(name, file)).length !== 1)).toEqual([])
})

test.each(names)('the flow %s has a page beside its stories', (name) => {
  const pages = globSync(['**/*.mdx'], { cwd: `${root}/stories` }).filter((page) =>
    readFileSync(`${root}/stories/${page}`, 'utf8').includes(`<FlowPage flow="${name}"`),
  )
  expect(pages).toHaveLength(1)
  expect(isInFlow(name, pages[0] ?? ''), `${pages[0]} is in ${folderOf(name)}`).toBe(true)
})
