import { expect, test } from 'vitest'
import type { User } from '../../../../../src/api/types.ts'
import {
  isPartialList,
  isSameUser,
  updateUser,
  userDetails,
} from '../../../../../src/flows/admin/users/userDetails.ts'
import { mira } from '../../../../../stories/support/users.ts'

const admin: User = { ...mira, roles: ['user', 'admin'] }
const other: User = { ...mira, id: 'other', email: 'other@lab.example' }

test.each([
  ['a user without admin rights sees only the own account', [mira], mira, true],
  ['an admin is the only user', [admin], admin, false],
  ['the list contains other users', [mira, other], mira, false],
  ['the only listed account is somebody else', [other], mira, false],
  ['the list is empty', [], mira, false],
  ['nobody is connected', [mira], null, false],
])('isPartialList detects whether the list of users is partial when %s', (_case, users, self, expected) => {
  expect(isPartialList(users, self)).toBe(expected)
})

test.each([
  ['the same id', { ...other, id: mira.id }, mira, true],
  ['the same email in capitals', { ...other, email: mira.email.toUpperCase() }, mira, true],
  ['another id and email', other, mira, false],
  ['nobody', other, null, false],
])('isSameUser compares id and email: %s', (_case, user, self, expected) => {
  expect(isSameUser(user, self)).toBe(expected)
})

test('userDetails lists a role once that the backend repeats', () => {
  expect(userDetails({ ...mira, roles: ['user', 'user', 'admin'] }).roles).toEqual(['user', 'admin'])
})

test('updateUser keeps the fields that the backend omits', () => {
  const changed = { id: other.id, email: other.email, is_active: false } as User
  expect(updateUser([mira, other], changed)).toEqual([mira, { ...other, is_active: false }])
})
