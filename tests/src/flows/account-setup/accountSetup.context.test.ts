import { expect, test } from 'vitest'
import type { AccountPage } from '../../../../src/flows/account-setup/accountFields.ts'
import type { SetupLinkProblem } from '../../../../src/flows/account-setup/accountSetup.context.ts'
import {
  fieldsOf,
  initialAccountSetupContext,
  isForAnotherPerson,
  linkProblem,
} from '../../../../src/flows/account-setup/accountSetup.context.ts'
import type { SetupLookup } from '../../../../src/hosted/setup.ts'
import { found } from '../../../support/paths/setupLinkOutcomes.ts'

test.each<[SetupLookup, AccountPage, SetupLinkProblem | null]>([
  [found('usable'), 'setup', null],
  [found('used'), 'setup', 'used'],
  [{ state: 'unknown' }, 'setup', 'unknown'],
  [found('usable', null), 'setup', 'noEmail'],
  [found('usable', null), 'magicSetup', 'noEmail'],
  [found('usable', null), 'registration', 'unknown'],
])('after the look-up of a setup link (%j) the problem of the page %s is %j', (lookup, page, problem) => {
  expect(linkProblem({ page }, lookup)).toBe(problem)
})

test('name and email of the application are known for an unusable link too', () => {
  const known = { firstName: 'Una', lastName: 'Lindqvist' }
  expect(fieldsOf(found('used')).values).toMatchObject({ ...known, email: 'una@lab.example' })
  expect(fieldsOf(found('usable', null)).values).toMatchObject({ ...known, email: '' })
  expect(fieldsOf({ state: 'unknown' }).values.email).toBe('')
})

test.each([
  ['', null, true],
  ['', 'una@lab.example', true],
  ['una@lab.example', null, true],
  ['una@lab.example', 'Una@lab.example', false],
])(
  'a link is for another person if the user has the email "%s" and the application %j: %j',
  (email, linkEmail, expected) => {
    const user = { email, hasBackendAccess: false }
    const context = initialAccountSetupContext({ page: 'setup', token: 'token', user })
    expect(isForAnotherPerson(context, found('usable', linkEmail))).toBe(expected)
  },
)
