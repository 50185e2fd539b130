import { expect, test } from 'vitest'
import type { StoredSession } from '../../../src/session/session.types.ts'
import { mira } from '../../../stories/support/users.ts'
import { grantOf, signedInSession } from '../../support/flows/signedInSession.ts'

test('the session keeps its user when another tab stores a session with another token', () => {
  const session = signedInSession()
  const stored: StoredSession = {
    grant: { token: 'another', user: { ...mira, name: 'Ada Quill' } },
    hostedUser: null,
    backendIssue: null,
    isDemo: false,
  }
  session.send({ type: 'storage.changed', stored, endReason: 'otherTab' })
  expect(session.getSnapshot().value).toBe('backend')
  expect(session.getSnapshot().context.grant).toEqual(grantOf('mira').grant)
})
