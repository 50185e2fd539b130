import { expect, test } from 'vitest'
import { buildWorld } from '../../../mocks/worlds/buildWorld.ts'
import { packWorld, unpackWorld } from '../../../mocks/worlds/builtWorld.ts'
import { WORLDS } from '../../../mocks/worlds/worlds.ts'
import { START } from '../../support/mocks/testBackend.ts'

test('a world is the same after it was packed as a text', async () => {
  const world = { snapshot: await buildWorld(WORLDS.spanish, START), end: START }
  expect(unpackWorld(packWorld(world))).toEqual(world)
})
