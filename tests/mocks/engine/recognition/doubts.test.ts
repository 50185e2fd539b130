import { expect, test } from 'vitest'
import { extract } from '../../../../mocks/engine/extract.ts'
import { createMemory } from '../../../../mocks/engine/memory.ts'
import { printPdf } from '../../../support/pdf.ts'

const RENT = 'The rent is 1,450 dollars a month.'

/** The answer about the rent, if the page was recognized with this confidence in its words and in its number. */
async function answerWith(confidence: number, ofNumber: number) {
  const document = await extract({ name: 'lease.pdf', bytes: printPdf([RENT]) })
  const words = RENT.split(' ').map((text) => ({
    text,
    left: 0,
    right: 0,
    confidence: /\d/.test(text) ? ofNumber : confidence,
  }))
  const memory = createMemory()
  memory.add('1', {
    ...document,
    scans: [
      {
        number: 1,
        kind: 'text',
        angle: 0,
        width: 0,
        height: 0,
        lines: [{ y: 0, size: 11, stroke: 1, words }],
      },
    ],
  })
  return memory.ask('How much is the rent?')
}

test('uncertain words of a scan lower the confidence of an answer', async () => {
  const sure = await answerWith(1, 1)
  const doubtful = await answerWith(0.5, 1)
  expect(doubtful.avg_confidence).toBeLessThan((sure.avg_confidence ?? 0) * 0.8)
  expect(doubtful.sources[0]?.confidence).toBeLessThan((sure.sources[0]?.confidence ?? 0) * 0.8)
})

test('an answer names a number that is hard to read', async () => {
  expect((await answerWith(1, 0.6)).response).toContain(
    '“1,450” on page 1 of lease.pdf is hard to read in the scan. Check it in the original.',
  )
  expect((await answerWith(1, 0.9)).response).not.toContain('hard to read')
})
