import { expect, test } from 'vitest'
import type { Claim } from '../../../../mocks/engine/answer/claims.ts'
import { composeResponse } from '../../../../mocks/engine/answer/compose.ts'
import { plainClaim } from '../../../../mocks/engine/answer/plainClaim.ts'
import { indexDocument } from '../../../../mocks/engine/documentIndex.ts'
import { DocumentStore } from '../../../../mocks/engine/documentStore.ts'
import { parseQuestion } from '../../../../mocks/engine/selection/question.ts'
import { runAtOnce } from '../../../../mocks/engine/slices.ts'
import { USUAL_FORM } from '../../../../mocks/engine/talk/requestedForm.ts'
import { DEFAULT_SETTINGS } from '../../../../src/domain/settings.ts'
import { readText } from '../support.ts'

const MILL = `# Mill

## Rent

The rent of the mill is 40 euros a day. The rent of the mill is paid in advance by every guest.

## Keys

The keys of the mill hang in the porch.

## Water

The water of the mill is not for drinking.

## Heating

The stove of the mill burns pellets.
`

/** One claim for each sentence, in order, all with the same confidence. */
async function claimsOf(text: string, question: string, confidence: number): Promise<Claim[]> {
  const store = new DocumentStore()
  const extracted = await readText('mill.md', text)
  store.add('mill.md', extracted, runAtOnce(indexDocument(extracted)))
  const asked = {
    question: parseQuestion(question, store),
    candidates: [],
    certainty: 0,
    store,
    weightOf: () => 1,
    settings: DEFAULT_SETTINGS,
    form: USUAL_FORM,
    disagreements: [],
    setAside: [],
  }
  const fitted = Math.log(confidence / (1 - confidence))
  return [...store.passages.values()].flatMap((passage) =>
    store
      .featuresOf(passage)
      .sentences.map((sentence) => plainClaim(passage, sentence, sentence, fitted, asked)),
  )
}

const QUESTION = 'What is the rent of the mill?'

test.each([
  [
    0.9,
    'one source after the value',
    [1],
    /^\*\*40 euros a day\*\*\n\nThe rent of the mill is 40 euros a day\. \[1\]/,
  ],
  [
    0.6,
    'three sources without a value',
    [1, 2, 3],
    /^The rent of the mill is 40 euros a day\. \[1\]\n\nThe rent of the mill is paid/,
  ],
  [
    0.3,
    'three places as what is closest',
    [1, 3, 4],
    /^I am not sure\. The closest passages are:\n\n- The rent .* \[1\]\n- The keys .* \[3\]\n- The water .* \[4\]$/,
  ],
])('a response with a confidence of %d has %s', async (confidence, _, markers, expected) => {
  const { response, citations } = composeResponse(await claimsOf(MILL, QUESTION, confidence), QUESTION)
  expect(response).toMatch(expected)
  expect(citations.map(({ marker }) => marker).slice(0, markers.length)).toEqual(markers)
})

test('a single passage with a low confidence is named as the closest one', async () => {
  const claims = await claimsOf('The rent of the mill is 40 euros a day.', QUESTION, 0.3)
  expect(composeResponse(claims, QUESTION).response).toBe(
    'I am not sure. The closest passage is:\n\n- The rent of the mill is 40 euros a day. [1]',
  )
})

test('a list in a passage with a low confidence is inside its list item', async () => {
  const claims = await claimsOf('The mill has:\n\n- a stove\n- a porch', 'What has the mill?', 0.3)
  const [first] = claims
  if (first === undefined) throw new Error('no claim')
  const shown = { ...first.cited.span, end: claims.at(-1)?.cited.span.end ?? 0 }
  const { response } = composeResponse([{ ...first, cited: { ...first.cited, shown } }], 'What has the mill?')
  expect(response).toMatch(/\n\n- The mill has: \[1\]\n\n {2}- a stove \[1\]\n {2}- a porch \[1\]$/)
})

test('the value is that of the next sentence if only that one states it', async () => {
  const [first, second] = await claimsOf(
    'The mill has a rent. It is 40 euros a day for the mill.',
    QUESTION,
    0.9,
  )
  if (first === undefined || second === undefined) throw new Error('no claims')
  const shown = { start: first.cited.span.start, end: second.cited.span.end }
  const { response } = composeResponse([{ ...first, cited: { ...first.cited, shown } }], QUESTION)
  expect(response).toMatch(/^\*\*40 euros a day\*\*\n\nThe mill has a rent\. It is/)
})
