import { expect, test } from 'vitest'
import { createDisagreement, createSide } from '../../../../mocks/factories/disagreement.ts'
import { groupsOf, NO_FILTER } from '../../../../src/flows/disagreements/disagreementFilter.ts'
import { openBetween } from '../../../../src/modules/disagreements/shownDisagreements.ts'

const notice = createDisagreement()
const sameSubject = createDisagreement({ id: 'x2', subject: 'notice period', status: 'later' })
const withdrawn = createDisagreement({ id: 'x3', subject: 'Pets', status: 'withdrawn' })
const ownSides = [createSide({ document_id: 'd3' }), createSide({ document_id: 'd3', start: 90 })]
const within = createDisagreement({ id: 'x4', subject: 'Rent', kind: 'superseded', sides: ownSides })
const all = [notice, sameSubject, withdrawn, within]

test.each([
  [{}, [], ['x1', 'x4']],
  [{}, ['x2'], ['x1', 'x2', 'x4']],
  [{ status: 'decided' }, [], ['x3']],
  [{ status: 'all' }, [], ['x1', 'x2', 'x3', 'x4']],
  [{ kind: 'superseded' }, [], ['x4']],
  [{ document: 'd2', status: 'all' }, [], ['x1', 'x2', 'x3']],
] as const)('the filter %o with %o kept shows %o', (filter, kept, expected) => {
  const groups = groupsOf(all, { ...NO_FILTER, ...filter }, new Set(kept))
  expect(groups.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(expected)
})

test('disagreements on the same subject are one group', () => {
  const groups = groupsOf(all, { ...NO_FILTER, status: 'all' }, new Set())
  expect(groups.map(({ subject }) => subject)).toEqual(['Notice period', 'Pets', 'Rent'])
})

test('only open disagreements of the same two documents are decided together', () => {
  const other = createDisagreement({ id: 'x5', subject: 'Deposit', sides: notice.sides.toReversed() })
  expect(openBetween([...all, other], notice.sides).map(({ id }) => id)).toEqual(['x1', 'x5'])
  expect(openBetween(all, ownSides)).toEqual([])
})
