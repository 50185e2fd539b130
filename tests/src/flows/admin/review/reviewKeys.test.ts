import { expect, test } from 'vitest'
import { reviewCommandOf } from '../../../../../src/flows/admin/review/reviewKeys.ts'

const press = (key: string, held: object = {}) =>
  reviewCommandOf({
    key,
    repeat: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    target: new EventTarget(),
    ...held,
  })

test.each([
  ['a', 'approve'],
  ['A', 'approve'],
  ['r', 'reject'],
  ['n', 'next'],
  ['p', 'previous'],
  ['x', null],
  ['constructor', null],
])('the key %s in the review dialog means %s', (key, command) => {
  expect(press(key)).toBe(command)
})

test.each(['repeat', 'altKey', 'ctrlKey', 'metaKey'])(
  'a key with %s means nothing in the review dialog',
  (name) => {
    expect(press('a', { [name]: true })).toBeNull()
  },
)
