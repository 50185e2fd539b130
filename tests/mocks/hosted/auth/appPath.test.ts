import { expect, test } from 'vitest'
import { toAppPath } from '../../../../mocks/hosted/auth/appPath.ts'
import { REDIRECT_STRINGS } from '../../../support/redirectStrings.ts'

test.each(REDIRECT_STRINGS)('the link of an email for the address %j leads to the app', (redirectTo) => {
  const { origin } = new URL(toAppPath(redirectTo), 'https://app.example')
  expect(origin).toBe('https://app.example')
})
