import { expect, test } from 'vitest'
import { indexDocument } from '../../../../mocks/engine/documentIndex.ts'
import { DocumentStore } from '../../../../mocks/engine/documentStore.ts'
import { canAnswer, containsAnswer } from '../../../../mocks/engine/selection/answerKind.ts'
import { parseQuestion } from '../../../../mocks/engine/selection/question.ts'
import { runAtOnce } from '../../../../mocks/engine/slices.ts'
import { type Sentence, sentencesOf } from '../../../../mocks/engine/text/sentence.ts'
import { readText } from '../support.ts'

/** The first sentence of a document in a store of its own. */
async function read(text: string): Promise<{ store: DocumentStore; sentence: Sentence }> {
  const extracted = await readText('note.txt', text)
  const store = new DocumentStore()
  store.add('note', extracted, runAtOnce(indexDocument(extracted)))
  const [page] = extracted.pages
  const [sentence] = page === undefined ? [] : sentencesOf(page, { start: 0, end: page.text.length }, 'en')
  if (sentence === undefined) throw new RangeError(`No sentence in "${text}".`)
  return { store, sentence }
}

const CAN: readonly (readonly [question: string, sentence: string])[] = [
  ['How many volunteers slept?', 'Fourteen volunteers slept in the laboratory.'],
  ['How loud are the cues?', 'The cues are played at 38 decibels.'],
  ['When does school end?', 'School ends when the bell rings.'],
  ['When is the gate opened?', 'The gate is opened at 7:30.'],
  ['When was the bridge opened?', 'The bridge was opened in 1931.'],
  ['Who built the tower?', 'The tower was built by Ida Storm.'],
  ['Who checks the pump?', 'The pump is checked by the engineer on duty.'],
  ['Where is the key?', 'The key is kept in the drawer.'],
  ['Does sleep strengthen memory?', 'Sleep strengthens memory.'],
  ['What is a tide?', 'A tide is the rise of the sea.'],
  ['Why is it dark?', 'It is dark, because the lamp is broken.'],
]

test.each(CAN)('the question "%s" can be answered by "%s"', async (question, text) => {
  const { store, sentence } = await read(text)
  expect(canAnswer(sentence, parseQuestion(question, store))).toBe(true)
})

const CANNOT: readonly (readonly [question: string, sentence: string])[] = [
  ['How many volunteers slept?', 'The volunteers slept in the laboratory.'],
  ['How loud are the cues?', 'The cues are loud and clear.'],
  ['When was the bridge opened?', 'The bridge was opened by the king.'],
  ['Who built the tower?', 'The tower was built from granite.'],
  ['Where is the key?', 'The key is small.'],
  ['Who wrote all that software?', 'Who wrote all that software, and for whom?'],
  ['Which open points are there?', 'Open points'],
]

test.each(CANNOT)('the question "%s" cannot be answered by "%s"', async (question, text) => {
  const { store, sentence } = await read(text)
  expect(canAnswer(sentence, parseQuestion(question, store))).toBe(false)
})

const CONTENT: readonly (readonly [question: string, sentence: string, found: boolean | null])[] = [
  ['Why is it dark?', 'It is dark, because the lamp is broken.', true],
  ['Why is it dark?', 'It is dark in the room.', false],
  ['How do I start the server?', 'Press the green key.', true],
  ['What is the valve for?', 'The valve is used to stop the flow.', true],
  ['What are the parts?', 'The parts are a belt, a drum and a motor.', true],
  ['What is a tide?', 'A tide is the rise of the sea.', true],
  ['What is a tide?', 'Ships wait for the tide.', false],
  ['Which lens is used?', 'The red lens is used.', null],
]

test.each(CONTENT)('the question "%s" is answered by "%s": %s', async (question, text, found) => {
  const { store, sentence } = await read(text)
  expect(containsAnswer(sentence, parseQuestion(question, store))).toBe(found)
})
