import { globSync, rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { builtPictures, DETAILS } from './pictures.ts'
import { SCREENS } from './screens.ts'

const FOLDER = `${import.meta.dirname}/baselines`

const USED = new Set([
  ...builtPictures().map(({ project, story }) => `${project}/${story.id}.png`),
  ...DETAILS.map(([id]) => `dark-1-25/${id}.png`),
  ...SCREENS.map((id) => `accessibility-trees/${id}.aria.yml`),
])

test('every baseline is of a story; --update-snapshots deletes the others', () => {
  const unused = globSync('*/*', { cwd: FOLDER }).filter((file) => !USED.has(file.replaceAll('\\', '/')))
  const { updateSnapshots } = test.info().config
  if (updateSnapshots === 'all' || updateSnapshots === 'changed')
    for (const file of unused) rmSync(`${FOLDER}/${file}`)
  else expect(unused).toEqual([])
})
