import { expect, test } from 'vitest'
import { buildWorld } from '../../../mocks/worlds/buildWorld.ts'
import { shiftTimes } from '../../../mocks/worlds/shiftTimes.ts'
import { WORLDS } from '../../../mocks/worlds/worlds.ts'
import { START } from '../../support/mocks/testBackend.ts'

/** Across a month, a change of the clocks and midnight. */
const LATER_MS = 47 * 24 * 60 * 60 * 1000 + 11 * 60 * 60 * 1000 + 1234

// The rows of the heavy world are made by the same functions as those of the demo.
const { heavy: _, ...worlds } = WORLDS

for (const [name, world] of Object.entries(worlds))
  test(`the world ${name} with shifted times is the same as the world built at the later time`, async () => {
    const shifted = shiftTimes(await buildWorld(world, START), LATER_MS)
    expect(shifted).toEqual(await buildWorld(world, START + LATER_MS))
  })

test('a world with shifted times leaves the original unchanged', async () => {
  const world = await buildWorld(WORLDS['fresh-beta'], START)
  const copy = structuredClone(world)
  shiftTimes(world, LATER_MS)
  expect(world).toEqual(copy)
})
