import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FLOW_NAMES } from '../../stories/catalogue/stages.ts'
import { isInFlow } from '../../stories/flow-pages/flows.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('every folder of src/flows is a flow of the catalogue', () => {
  const folders = globSync('*', { cwd: `${root}/src/flows` })
  expect(folders.filter((folder) => !FLOW_NAMES.some((name) => name === folder))).toEqual([])
})

test('every machine but those of the library belongs to one flow of the catalogue', () => {
  const files = globSync('**/*.machine.ts', { cwd: `${root}/src`, exclude: ['lib/**'] })
  expect(files.length).toBeGreaterThan(FLOW_NAMES.length)
  expect(files.filter((file) => FLOW_NAMES.filter((name) => isInFlow(name, file)).length !== 1)).toEqual([])
})
