import { expect, test } from 'vitest'
import type { GraphEdge } from '../../../../mocks/engine/types.ts'
import { createMemoryOf } from '../support.ts'

async function edgesOf(text: string): Promise<readonly GraphEdge[]> {
  return (await createMemoryOf({ 'a.txt': text })).graph().edges
}

async function relationsOf(text: string): Promise<string[]> {
  return (await edgesOf(text)).map(({ source, type, target }) => `${source} | ${type} | ${target}`)
}

test.each([
  ['a verb', 'The hippocampus replays memories.', ['hippocampus | replays | memory']],
  ['the past', 'Ebbinghaus described the forgetting curve.', ['ebbinghaus | described | forgetting curve']],
  ['a modal verb', 'Caffeine can reduce sleep.', ['caffeine | can reduce | sleep']],
  [
    'a passive',
    'The Rova Institute was founded by Ada Quill.',
    ['rova institute | was founded by | ada quill'],
  ],
  ['a definition', 'A spindle is an oscillation.', ['spindle | is a | oscillation']],
  ['an infinitive', 'The pump is used to fill the tank.', ['pump | is used to fill | tank']],
  ['a preposition', 'The amygdala lies in the temporal lobe.', ['amygdala | lies in | temporal lobe']],
  ['two objects', 'The kit contains a pump and a tank.', ['kit | contains | pump', 'kit | contains | tank']],
  [
    'two subjects',
    'Caffeine and alcohol reduce sleep.',
    ['alcohol | reduces | sleep', 'caffeine | reduces | sleep'],
  ],
  [
    'a relative clause of a definition',
    'The pump is a device that fills the tank.',
    ['pump | fills | tank', 'pump | is a | device'],
  ],
  ['a subordinate clause', 'The lamp is red because the pump fills the tank.', ['pump | fills | tank']],
])('a sentence with %s states a relation', async (_, text, expected) => {
  expect(await relationsOf(text)).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['Caffeine does not strengthen memory.', 'does not strengthen'],
  ['Caffeine never strengthens memory.', 'never strengthens'],
  ['Caffeine is not a memory.', 'is not a'],
  ['Caffeine has no memory.', 'has no'],
])('the relation of "%s" is "%s"', async (text, type) => {
  expect(await edgesOf(text)).toMatchObject([{ source: 'caffeine', type, target: 'memory' }])
})

test.each([
  ['the subject of another clause', 'Spindles are short, and the pump is old.'],
  ['an object that is the subject of the next verb', 'Farrow showed spindles strengthen memories.'],
  ['a condition', 'If the pump fills the tank, the lamp is red.'],
  ['a question', 'Does the pump fill the tank?'],
  ['a command', 'Fill the tank with the pump.'],
  ['a pronoun as the subject', 'It fills the tank of the pump.'],
  ['a clause that says which things are meant', 'Pumps that fill the tank are old.'],
  ['a denial of a part', 'The pump does not fill the green tank of the motor.'],
])('%s states no relation', async (_, text) => {
  expect(await relationsOf(text)).toEqual([])
})

test('a relation has the offsets of its sentence', async () => {
  const text = 'It rained. The hippocampus replays memories. It stopped.'
  const memory = await createMemoryOf({ 'a.txt': text })
  const [edge] = memory.graph().edges
  expect(edge?.sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
    'The hippocampus replays memories.',
  ])
})
