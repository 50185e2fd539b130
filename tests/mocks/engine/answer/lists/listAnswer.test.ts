import { expect, test } from 'vitest'
import { printPdf } from '../../../../support/pdf.ts'
import { ask, quotedIn } from '../../support.ts'

const SHED = {
  'shed.md': `# Garden shed

The shed has three keys.

The following tools are in the shed:

- a rake with a red handle
- a spade
- two watering cans

Do not lend them to anyone.

## Options of the pump

The pump accepts these options:

1. quiet runs at night.
2. fast fills the tank in ten minutes.
3. eco saves power at night.

The burner uses propane as its gas. The kettle, the lamp and the stove are electric.
`,
}

test('a question for a list is answered with the lead-in sentence and all items, each with its source', async () => {
  const { response, sources, hypotheses, citations } = await ask('Which tools are in the shed?', SHED)
  expect(quotedIn(response)).toBe(
    'The following tools are in the shed: [1]\n\n- a rake with a red handle [1]\n- a spade [2]\n- two watering cans [3]',
  )
  expect(sources.map(({ excerpt }) => excerpt)).toEqual([
    'The following tools are in the shed:\n- a rake with a red handle',
    '- a spade',
    '- two watering cans',
  ])
  expect(citations).toEqual([0, 1, 2].map((source) => ({ marker: source + 1, source })))
  expect(hypotheses).toMatchObject([
    {
      hypothesis: 'The following tools are in the shed: a rake with a red handle; a spade; two watering cans',
      reasoning: 'From one list of 3 items in shed.md.',
      sources: ['shed.md'],
      contradicting: 0,
    },
  ])
  expect(sources[0]?.confidence).toBe(hypotheses[0]?.confidence)
})

test('a list keeps the order of numbered items', async () => {
  expect(quotedIn((await ask('What options does the pump accept?', SHED)).response)).toBe(
    'The pump accepts these options: [1]\n\n1. quiet runs at night. [1]\n2. fast fills the tank in ten minutes. [2]\n3. eco saves power at night. [3]',
  )
})

test('a question for a list is answered with the items that contain what the lead-in sentence lacks', async () => {
  const { response } = await ask('Which options work at night?', SHED)
  expect(quotedIn(response)).toContain('quiet runs at night')
  expect(quotedIn(response)).toContain('eco saves power at night')
  expect(quotedIn(response)).not.toContain('fast')
})

test('a list has at most fifteen items', async () => {
  const items = Array.from({ length: 20 }, (_, i) => `- street number ${i + 1}`).join('\n')
  const { response, sources } = await ask('Which streets does the bus serve?', {
    'streets.md': `# Town\n\nThe bus serves these streets:\n\n${items}\n`,
  })
  expect(sources).toHaveLength(15)
  expect(quotedIn(response)).toMatch(/\[15\]\n\nThe list has 5 more\.$/)
})

test('a list in a PDF is quoted with its page', async () => {
  const mixer = printPdf([
    { heading: 'Delivery', body: 'The mixer comes in a box. Keep the box for the whole warranty.' },
    {
      heading: 'Parts',
      body: 'The box contains the following parts:\n- the motor with its cable\n- the bowl of steel\n- the whisk\nWash all parts before the first use of the mixer.',
    },
  ])
  const { response, sources } = await ask('Which parts does the box contain?', { 'mixer.pdf': mixer })
  expect(quotedIn(response)).toBe(
    'The box contains the following parts: [1]\n\n- the motor with its cable [1]\n- the bowl of steel [2]\n- the whisk [3]',
  )
  expect(sources.map(({ page }) => page)).toEqual([2, 2, 2])
})
