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
  ['a plural subject', 'Spindles strengthen memories.', ['spindle | strengthens | memory']],
  ['the past', 'Ebbinghaus described the forgetting curve.', ['ebbinghaus | described | forgetting curve']],
  ['a modal verb', 'Caffeine can reduce sleep.', ['caffeine | can reduce | sleep']],
  ['a perfect', 'Spindles have replaced ripples.', ['spindle | has replaced | ripple']],
  [
    'a passive',
    'The Rova Institute was founded by Ada Quill.',
    ['rova institute | was founded by | ada quill'],
  ],
  [
    'a passive with an adverb',
    'Memories are often stored in the neocortex.',
    ['memory | is often stored in | neocortex'],
  ],
  ['a definition', 'A spindle is an oscillation.', ['spindle | is a | oscillation']],
  [
    'a noun between verb and object',
    'Paris is the capital of France.',
    ['paris | is the capital of | france'],
  ],
  ['an infinitive', 'The pump is used to fill the tank.', ['pump | is used to fill | tank']],
  ['a preposition', 'The amygdala lies in the temporal lobe.', ['amygdala | lies in | temporal lobe']],
  ['two objects', 'The kit contains a pump and a tank.', ['kit | contains | pump', 'kit | contains | tank']],
  [
    'two subjects',
    'Caffeine and alcohol reduce sleep.',
    ['alcohol | reduces | sleep', 'caffeine | reduces | sleep'],
  ],
  [
    'two verbs',
    'The pump fills the tank and feeds the motor.',
    ['pump | feeds | motor', 'pump | fills | tank'],
  ],
  [
    'a relative clause of a definition',
    'The pump is a device that fills the tank.',
    ['pump | fills | tank', 'pump | is a | device'],
  ],
  ['a subordinate clause', 'The lamp is red because the pump fills the tank.', ['pump | fills | tank']],
  ['a clause after a phrase', 'In the winter, the pump fills the tank.', ['pump | fills | tank']],
])('a sentence with %s states a relation', async (_, text, expected) => {
  expect(await relationsOf(text)).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['Caffeine does not strengthen memory.', 'does not strengthen', 'contradicts'],
  ["Caffeine doesn't strengthen memory.", 'does not strengthen', 'contradicts'],
  ['Caffeine cannot strengthen memory.', 'cannot strengthen', 'contradicts'],
  ['Caffeine never strengthens memory.', 'never strengthens', 'contradicts'],
  ['Caffeine is not a memory.', 'is not a', 'contradicts'],
  ['Caffeine has no memory.', 'has no', 'contradicts'],
  ['Caffeine prevents memory.', 'prevents', 'contradicts'],
  ['Caffeine strengthens memory.', 'strengthens', 'supports'],
])('the relation of "%s" is "%s" and %s', async (text, type, polarity) => {
  expect(await edgesOf(text)).toMatchObject([{ source: 'caffeine', type, target: 'memory', polarity }])
})

test.each([
  ['the subject of another clause', 'Spindles are short, and the pump is old.'],
  ['an object that is the subject of the next verb', 'Farrow showed spindles strengthen memories.'],
  ['a condition', 'If the pump fills the tank, the lamp is red.'],
  ['a main clause under a condition', 'If it is cold, the pump fills the tank.'],
  ['a question', 'Does the pump fill the tank?'],
  ['a command', 'Fill the tank with the pump.'],
  ['a pronoun as the subject', 'It fills the tank of the pump.'],
  ['the head of a longer subject that is not a node', 'The number of pumps exceeds the tank.'],
  ['a clause that says which things are meant', 'Pumps that fill the tank are old.'],
  ['an alternative', 'The pump fills the tank or the bottle.'],
  ['an object that does something', 'The pump causes the tank to leak.'],
  ['one kind of a subject', 'Other pumps fill the tank.'],
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
