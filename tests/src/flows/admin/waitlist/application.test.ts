import { expect, test } from 'vitest'
import { applicantName } from '../../../../../src/flows/admin/waitlist/application.ts'

const EMAIL = 'una@lab.example'

test.each([
  ['Una', 'Lindqvist', EMAIL, 'Una Lindqvist'],
  ['Una', '', EMAIL, 'Una'],
  [' ', ' ', EMAIL, EMAIL],
  // Anybody may apply past the form: no name reads otherwise than it is written, and none breaks its line.
  ['Una\u202e', 'tsivqdniL', EMAIL, 'Una\ufffd tsivqdniL'],
  ['Una\n', '\u0007', EMAIL, 'Una\ufffd \ufffd'],
  ['', '', 'a\u202eelpmaxe.bal@b.example', 'a\ufffdelpmaxe.bal@b.example'],
])('%j %j of %j is called %j', (first_name, last_name, email, name) => {
  expect(applicantName({ first_name, last_name, email })).toBe(name)
})
