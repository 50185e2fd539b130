import { expect, test } from 'vitest'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import { placeInQueue } from '../../../../../src/flows/admin/review/reviewQueue.ts'

const applications = [
  createApplication({ id: 'a' }),
  createApplication({ id: 'b', status: 'approved' }),
  createApplication({ id: 'c' }),
  createApplication({ id: 'd' }),
]
const order = ['d', 'c', 'b', 'a', 'removed']

test.each([
  // The order of the list, not of the applications; decided, busy and removed ones are left out.
  ['d', '', [1, 3, undefined, 'c', 'c']],
  ['c', '', [2, 3, 'd', 'a', 'a']],
  ['a', '', [3, 3, 'c', undefined, 'd']],
  ['d', 'c', [1, 2, undefined, 'a', 'a']],
  // The displayed one stays while its own decision is being saved.
  ['c', 'c', [2, 3, 'd', 'a', 'a']],
  ['b', '', [3, 4, 'c', 'a', 'a']],
  ['removed', '', null],
  ['new', '', null],
] as const)('the place of %s in the review queue while %j is busy is %j', (id, busy, expected) => {
  const place = placeInQueue(id, order, applications, (one) => one === busy)
  expect(
    place && [place.position, place.count, place.previous?.id, place.next?.id, place.following?.id],
  ).toEqual(expected)
})
