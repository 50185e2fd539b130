import { expect, test } from 'vitest'
import {
  listInterestFields,
  summarizeInterest,
} from '../../../../../src/flows/admin/waitlist/interestText.ts'
import { una } from '../support.ts'

test('listInterestFields returns every field with the labels of the form', () => {
  const interest = JSON.stringify({
    role: 'researcher',
    organization: '<b>Lab</b>',
    researchArea: 'ai-safety',
    timeline: 'short-term',
    useCase: 'ذاكرة',
  })
  expect(listInterestFields(interest)).toEqual([
    { label: 'Role', value: 'Researcher' },
    { label: 'Organization', value: '<b>Lab</b>' },
    { label: 'Research area', value: 'AI safety' },
    { label: 'Timeline', value: 'Short term' },
    { label: 'Use case', value: 'ذاكرة' },
  ])
})

test.each(['{}', '{"role": 7, "useCase": null}'])(
  'listInterestFields(%j) returns empty values',
  (interest) => {
    expect(listInterestFields(interest).map(({ value }) => value)).toEqual(['', '', '', '', ''])
  },
)

test.each(['{"role": ', 'plain words ', '[]', 'null', '"text"', ''])(
  'listInterestFields(%j) returns the stored text, because it is not a JSON object',
  (interest) => {
    expect(listInterestFields(interest)).toEqual([{ label: 'Interest', value: interest.trim() }])
  },
)

test.each([
  [una.interest, { topic: 'Cognitive science', affiliation: 'Researcher · Háskóli Íslands' }],
  ['{"role":"pilot","researchArea":"alchemy"}', { topic: 'alchemy', affiliation: 'pilot' }],
  ['Works on sleep', { topic: 'Works on sleep', affiliation: '' }],
  ['{"role": "rese', { topic: '', affiliation: '' }],
  ['{}', { topic: '', affiliation: '' }],
  ['null', { topic: '', affiliation: '' }],
  ['[]', { topic: '', affiliation: '' }],
  ['', { topic: '', affiliation: '' }],
])('summarizeInterest(%j) is %j', (json, summary) => {
  expect(summarizeInterest(json)).toEqual(summary)
})
