import text from 'virtual:engram-demo-world'
import { expect, test } from 'vitest'
import { buildWorld } from '../../mocks/worlds/buildWorld.ts'
import { unpackWorld } from '../../mocks/worlds/builtWorld.ts'
import { shiftTimes } from '../../mocks/worlds/shiftTimes.ts'
import { WORLDS } from '../../mocks/worlds/worlds.ts'
import { START } from '../support/mocks/testBackend.ts'

test('the demo stores the same world as the demo would build at its start', async () => {
  const { snapshot, end } = unpackWorld(text)
  expect(shiftTimes(snapshot, START - end)).toEqual(await buildWorld(WORLDS.demo, START))
})
