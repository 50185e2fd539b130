import { expect, test } from 'vitest'
import {
  averageRelations,
  hasGraph,
  identifiersOf,
  isNotFound,
} from '../../../../src/flows/dashboard/dashboard.ts'

test.each([
  [{ sub: 's', user_id: 'u', id: 'i', email: 'm@lab.example' }, ['m@lab.example', 'i', 'u', 's']],
  [{ email: 'm@lab.example', id: 'i', user_id: 'i', sub: 'i' }, ['m@lab.example', 'i']],
  [{ email: '', id: null, user_id: undefined, sub: 's' }, ['s']],
  [{ email: '  ', id: ' i ', user_id: 'i' }, ['i']],
  [{}, []],
])('the user %j has the identifiers %j', (user, identifiers) => {
  expect(identifiersOf(user)).toEqual(identifiers)
})

test.each([
  [0, 0, 0],
  [0, 7, 0],
  [3, 0, 0],
  [12_481, 38_902, 3.12],
  [3, 1, 0.33],
  [3, 2, 0.67],
  [8, 1, 0.13],
  [1, 4, 4],
])('%i nodes and %i relationships have an average of %d', (totalNodes, totalRelationships, average) => {
  expect(averageRelations({ totalNodes, totalRelationships })).toBe(average)
})

test.each([
  [0, 0, false],
  [1, 0, true],
  [0, 1, true],
])('hasGraph for %i nodes and %i relationships returns %s', (totalNodes, totalRelationships, expected) => {
  expect(hasGraph({ totalNodes, totalRelationships })).toBe(expected)
})

test.each([
  [{ status: 404, message: 'Not found.' }, true],
  [{ status: 502, message: 'upstream said 404' }, true],
  [{ message: 'Request failed: 404 Not Found' }, true],
  [{ status: 500, message: 'Internal error' }, false],
  [{ status: null, message: 'Failed to fetch' }, false],
])('isNotFound for %j returns %s', (failure, expected) => {
  expect(isNotFound(failure)).toBe(expected)
})
