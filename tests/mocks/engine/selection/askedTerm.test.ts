import { expect, test } from 'vitest'
import { DocumentStore } from '../../../../mocks/engine/documentStore.ts'
import { askedTerm } from '../../../../mocks/engine/selection/askedTerm.ts'
import { parseQuestion } from '../../../../mocks/engine/selection/question.ts'

function termOf(question: string): string | null {
  const term = askedTerm(parseQuestion(question, new DocumentStore()))
  return term === null ? null : term.map(([stem]) => stem).join(' ')
}

test.each([
  ['What is a sluice gate?', 'sluic gate'],
  ["what's a sluice gate exactly", 'sluic gate'],
  ['What is meant by a sluice gate?', 'sluic gate'],
  ['What counts as a late tide here?', 'late tide'],
  ['When does something count as a late tide?', 'late tide'],
  ['What falls under lock costs?', 'lock cost'],
  ['What does the pilot mean by “late tide”?', 'late tide'],
  ['what does TGR stand for', 'tgr'],
  ["what's TGR stand for in the log", 'tgr'],
  ['What does the Jam option do?', 'jam option'],
  ['What is Lockmaster actually for?', 'lockmast'],
  ['meaning of late tide in the treaty', 'late tide'],
  ['Late tide, what is that?', 'late tide'],
  ['late tide?', 'late tide'],
  ['a late tide, in simple words please', 'late tide'],
  ['How is a late tide defined?', 'late tide'],
  ['It was high water at noon. What is a late tide?', 'late tide'],
])('the question "%s" asks what "%s" means', (question, term) => {
  expect(termOf(question)).toBe(term)
})

test.each([
  'What is the difference between a lock and a sluice?',
  'How many locks are there?',
  'Explain how the lock is opened.',
  'Where is the lock?',
])('the question "%s" asks for no meaning', (question) => {
  expect(termOf(question)).toBeNull()
})
