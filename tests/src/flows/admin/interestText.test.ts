import { expect, test } from 'vitest'
import { listInterestFields } from '../../../../src/flows/admin/review/interestLines.ts'

test('an application is read line by line, in the words of its form', () => {
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
    { label: 'Timeline', value: 'In the short term' },
    { label: 'Use case', value: 'ذاكرة' },
  ])
})

test.each(['{}', '{"role": 7, "useCase": null}'])('what %s does not say is empty', (interest) => {
  expect(listInterestFields(interest).map(({ value }) => value)).toEqual(['', '', '', '', ''])
})

test.each(['{"role": ', 'plain words ', '[]', 'null', '"text"', ''])('%j is shown as it is', (interest) => {
  expect(listInterestFields(interest)).toEqual([{ label: 'Interest', value: interest.trim() }])
})
