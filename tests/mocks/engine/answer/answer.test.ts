import { expect, test } from 'vitest'
import { ask, createMemoryOf, quotedIn } from '../support.ts'

const HANDBOOK = {
  'handbook.txt': `Memory handbook

Sleep strengthens memory. During slow-wave sleep the hippocampus replays the day, which causes systems consolidation in the neocortex.

Hermann Ebbinghaus described the forgetting curve in 1885 in Berlin. He found that 56 percent of what is learned is lost within one hour.

The amygdala lies in the temporal lobe. It marks what mattered, because fear must be remembered.`,
}

test.each([
  ['Who described the forgetting curve?', /^Hermann Ebbinghaus described the forgetting curve/],
  ['When was the forgetting curve described?', /in 1885/],
  ['How much is lost within one hour?', /56 percent/],
  ['How does sleep affect memory?', /^Sleep strengthens memory/],
  ['What does the hipocampus replay?', /hippocampus replays/],
])('the question "%s" is answered with the right sentence', async (question, lead) => {
  const answer = await ask(question, HANDBOOK)
  expect(quotedIn(answer.response)).toMatch(lead)
  expect(answer.response).toContain('[1]')
  expect(answer.sources[0]).toMatchObject({
    filename: 'handbook.txt',
    document_id: 'handbook.txt',
    page: null,
  })
  expect(answer.hypotheses[0]?.reasoning).toBe(
    'Supported by one passage in handbook.txt; nothing contradicts it.',
  )
})

test('a reasoning node has the sentence that relates it to the question or the claim', async () => {
  const { reasoning_nodes: nodes } = await ask('Where is the amygdala?', HANDBOOK)
  const sentence = 'The amygdala lies in the temporal lobe.'
  const related = { type: 'concept', content: sentence, relationships: [sentence] }
  expect(nodes.slice(0, 2)).toMatchObject([
    { name: 'amygdala', ...related },
    { name: 'temporal lobe', ...related },
  ])
})

test('two documents that agree have a higher confidence than one', async () => {
  const claim = 'The forgetting curve falls steeply in the first hour after learning.'
  const one = await createMemoryOf({ 'a.txt': claim })
  const two = await createMemoryOf({
    'a.txt': claim,
    'b.txt': 'In the first hour after learning the forgetting curve falls steeply.',
  })
  const question = 'How does the forgetting curve fall after learning?'
  const [first, both] = [one.ask(question), two.ask(question)]
  expect(both.hypotheses[0]?.confidence).toBeGreaterThan(first.hypotheses[0]?.confidence ?? 1)
  expect(both.hypotheses[0]).toMatchObject({
    supporting: 2,
    contradicting: 0,
    reasoning: 'Supported by 2 passages in 2 documents; nothing contradicts it.',
  })
})

test('Markdown and markers in a document are escaped', async () => {
  const { response } = await ask('Where is the secret token kept?', {
    'a.txt': 'The *secret* token [7] is kept in the <b>vault</b> of the bank.',
  })
  expect(quotedIn(response)).toBe(
    'The \\*secret\\* token \\[7\\] is kept in the \\<b\\>vault\\</b\\> of the bank. [1]',
  )
})

test('a question to a memory without documents gets no answer', async () => {
  const { response, sources } = await ask('What is sleep?', {})
  expect(response).toMatch(/^No documents are indexed yet, .+ Upload and index one first\.$/)
  expect(sources).toEqual([])
})

test.each([
  [{ 'plan.md': '# Monday\n\n## Mill\n' }, '“plan.md” is indexed but has no readable sentences, so'],
  [
    { 'a.md': '# A', 'b.md': '# B', 'c.md': '# C', 'd.md': '# D' },
    '“a.md”, “b.md”, “c.md” and 1 more are indexed but have no readable sentences, so',
  ],
])('documents without a sentence are named', async (files, expected) => {
  const { response, sources } = (await createMemoryOf(files)).ask('What is the plan?')
  expect(response).toBe(`${expected} there is nothing to answer from.`)
  expect(sources).toEqual([])
})

test('a question without a searchable term is not answered', async () => {
  const { response } = await ask('the of and', HANDBOOK)
  expect(response).toBe("I couldn't find a searchable term in that question.")
})

test.each([
  ['What is the capital of Mongolia?', '“capital”, “Mongolia”'],
  ['Who described the laws of thermodynamics?', '“laws”, “thermodynamics”'],
])('the question "%s" is not answered', async (question, absent) => {
  const { response, sources, hypotheses, citations, avg_confidence } = await ask(question, HANDBOOK)
  expect(response).toMatch(/^I could not find this in your documents\. /)
  expect(response).toContain(`No document mentions ${absent}`)
  expect({ sources, hypotheses, citations, avg_confidence }).toEqual({
    sources: [],
    hypotheses: [],
    citations: [],
    avg_confidence: null,
  })
})

const OLD = 'The speed limit in the school zone is 30 km/h.'
const NEW = 'The speed limit in the school zone is 40 km/h.'
const QUESTION = 'What is the speed limit in the school zone?'

test.each([
  ['another number of the same unit', OLD, NEW, QUESTION, ['40 km/h', '30 km/h']],
  [
    'a denial',
    'Sleep strengthens new memories.',
    'Sleep does not strengthen new memories.',
    'Does sleep strengthen new memories?',
    ['does not strengthen', 'Sleep strengthens new memories.'],
  ],
  [
    'the opposite',
    'Caffeine increases the reaction time.',
    'Caffeine decreases the reaction time.',
    'How does caffeine change the reaction time?',
    ['decreases', 'Caffeine increases the reaction time.'],
  ],
])('a contradiction by %s is reported once with both sides', async (_, a, b, question, texts) => {
  const { response, contradictions, citations, sources, hypotheses } = await ask(question, {
    'a.txt': a,
    'b.txt': b,
  })
  expect(response).toBe(`${b} [1]`)
  expect(citations).toEqual([{ marker: 1, source: 0 }])
  expect(contradictions.map(({ sides }) => sides)).toEqual([
    [
      { text: texts[0], source: 0 },
      { text: texts[1], source: 1 },
    ],
  ])
  expect(sources.map(({ filename }) => filename)).toEqual(['b.txt', 'a.txt'])
  expect(hypotheses.map((hypothesis) => hypothesis.contradicting)).toEqual([1, 1])
})

test.each([
  'How loud are the sound cues?',
  'At what volume are the sound cues played?',
  'At how many decibels are the sound cues played?',
  'What is the volume of the sound cues?',
])('the newer of two contradicting statements comes first for the question "%s"', async (question) => {
  const { sources, contradictions, hypotheses } = await ask(question, {
    'protocol.txt':
      'The sound cues are played at 38 decibels, measured at the pillow. This volume was chosen because it is just above the hum of the fan.',
    'log.txt':
      'I checked the loudness of the room with the meter. The sound cues are played at 46 decibels, measured at the pillow, since the loudspeaker was replaced.',
  })
  expect(sources.slice(0, 2).map(({ filename }) => filename)).toEqual(['log.txt', 'protocol.txt'])
  expect(contradictions).toHaveLength(1)
  const confidences = hypotheses.map(({ confidence }) => confidence)
  expect(confidences).toEqual(confidences.toSorted((x, y) => y - x))
})

test('a statement in two documents comes before a newer one that contradicts it', async () => {
  const { response, contradictions } = await ask(QUESTION, { 'a.txt': OLD, 'b.txt': OLD, 'c.txt': NEW })
  expect(response).toContain(OLD)
  expect(response).not.toContain(NEW)
  expect(contradictions).toHaveLength(1)
})

test('three different values are the sides of one contradiction', async () => {
  const limit = (speed: number) => `The speed limit in the school zone is ${speed} km/h.`
  const { contradictions } = await ask(QUESTION, {
    'a.txt': limit(30),
    'b.txt': limit(40),
    'c.txt': limit(50),
  })
  expect(contradictions).toEqual([
    {
      kind: 'quantity',
      sides: [
        { text: '50 km/h', source: 0 },
        { text: '40 km/h', source: 1 },
        { text: '30 km/h', source: 2 },
      ],
    },
  ])
})

test('the reasoning of a hypothesis names the other value and its file', async () => {
  const { hypotheses } = await ask(QUESTION, { 'a.txt': OLD, 'b.txt': NEW })
  expect(hypotheses.map(({ reasoning }) => reasoning)).toEqual([
    'Supported by one passage in b.txt, but a.txt says 30 km/h.',
    'Supported by one passage in a.txt, but b.txt says 40 km/h.',
  ])
})

test('headings and the contradicting document are not counted as support', async () => {
  const { hypotheses } = await ask('What is the spring range at the landing?', {
    'tides.md':
      '# Tides\n\n## Range\n\nThe spring range at the landing is 3.4 metres.\n\n## Landing\n\nThe ladder is slippery.',
    'notes.txt': 'The notes say that the spring range at the landing is 4.2 metres.',
  })
  expect(hypotheses).toHaveLength(2)
  for (const hypothesis of hypotheses) expect(hypothesis).toMatchObject({ supporting: 1, contradicting: 1 })
})

test('a lower contradiction tolerance lowers the confidence', async () => {
  const memory = await createMemoryOf({ 'a.txt': OLD, 'b.txt': NEW })
  const [strict, middle, lenient] = [0, 0.5, 1].map(
    (contradictionTolerance) => memory.ask(QUESTION, { contradictionTolerance }).avg_confidence ?? Number.NaN,
  )
  expect(strict).toBeLessThan(middle ?? Number.NaN)
  expect(middle).toBeLessThan(lenient ?? Number.NaN)
})

test('a higher belief sensitivity moves the confidence further', async () => {
  const memory = await createMemoryOf(HANDBOOK)
  const confidence = (beliefSensitivity: 'high' | 'moderate' | 'low' | '{}'): number =>
    memory.ask('Who described the forgetting curve?', { beliefSensitivity }).avg_confidence ?? Number.NaN
  expect(confidence('high')).toBeGreaterThan(confidence('moderate'))
  expect(confidence('moderate')).toBeGreaterThan(confidence('low'))
  expect(confidence('{}')).toBe(confidence('moderate'))
})

test('faster memory decay lowers the confidence of older documents only', async () => {
  const filler = Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [`note${i}.txt`, `A note about gardens, ${i}.`]),
  )
  const memory = await createMemoryOf({ ...HANDBOOK, ...filler })
  const confidence = (question: string, memoryDecay: 'slow' | 'default' | 'fast'): number =>
    memory.ask(question, { memoryDecay }).sources[0]?.confidence ?? Number.NaN
  const old = 'Who described the forgetting curve?'
  expect(confidence(old, 'fast')).toBeLessThan(confidence(old, 'default'))
  expect(confidence(old, 'default')).toBeLessThan(confidence(old, 'slow'))
  const fresh = await createMemoryOf({ ...filler, ...HANDBOOK })
  const of = (memoryDecay: 'slow' | 'fast'): unknown => fresh.ask(old, { memoryDecay }).sources[0]?.confidence
  expect(of('fast')).toBe(of('slow'))
})
