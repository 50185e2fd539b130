import { expect, test } from 'vitest'
import { lookedUp } from '../../../../src/modules/setup-link/setupLink.ts'
import { found } from '../../../support/paths/setupLinkOutcomes.ts'

const applicant = { setupId: 'setup-1', email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }

test.each([
  [found('usable'), applicant, null],
  [found('used'), applicant, 'used'],
  [found('expired'), applicant, 'expired'],
  [found('usable', null), null, 'noEmail'],
  [{ state: 'unknown' }, null, 'unknown'],
  [{ state: 'missing' }, null, 'missing'],
] as const)('after the look-up of a setup link (%j) its applicant is %j and its problem is %j', (...row) => {
  const [lookup, expected, problem] = row
  expect(lookedUp(lookup)).toEqual({ applicant: expected, problem })
})
