// Prints the demo's world as a text. It always ends at the same time, so that two builds are equal.
import { buildWorld } from '../mocks/worlds/buildWorld.ts'
import { packWorld } from '../mocks/worlds/builtWorld.ts'
import { WORLDS } from '../mocks/worlds/worlds.ts'

const END = Date.UTC(2026, 0, 1)

process.stdout.write(packWorld({ snapshot: await buildWorld(WORLDS.demo, END), end: END }))
