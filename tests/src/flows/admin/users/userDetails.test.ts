import { expect, test } from 'vitest'
import type { User } from '../../../../../src/api/types.ts'
import { isPartialList } from '../../../../../src/flows/admin/users/userDetails.ts'
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
