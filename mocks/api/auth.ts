import * as v from 'valibot'
import { isEmail } from '../../src/domain/email.ts'
import { DEFAULT_SETTINGS } from '../../src/domain/settings.ts'
import type { Context } from '../context.ts'
import { timestamp } from '../context.ts'
import { emailKey } from '../db/database.ts'
import { DuplicateKeyError } from '../db/keys.ts'
import { hashPassword, isPassword } from '../db/password.ts'
import type { UserRow } from '../db/rows.ts'
import { readBody } from './body.ts'
import type { Operation } from './defineOperation.ts'
import { defineOperation } from './defineOperation.ts'
import { HttpError } from './errors.ts'
import { beliefSensitivity, body, fraction, newPassword, nonBlank } from './fields.ts'
import { presentUser, splitName } from './present.ts'

export const TOKEN_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

const email = v.pipe(v.string(), v.check(isEmail, 'Not a valid email address'))

const credentials = body({ email, password: v.pipe(v.string(), v.minLength(1)) })

const registration = body({
  email,
  password: newPassword,
  name: nonBlank,
  machine_name: nonBlank,
  contradiction_tolerance: fraction,
  belief_sensitivity: beliefSensitivity,
})

export function auth(context: Context): Operation[] {
  const { db, clock, ids } = context

  return [
    defineOperation('post', '/auth/login', async ({ request }) => {
      const body = await readBody(request, credentials)
      const user = db.users.find('email', emailKey(body.email))
      // One message for both cases, so that it does not reveal who has an account.
      if (user === undefined || !(await isPassword(body.password, user.password_hash)))
        throw new HttpError(401, 'Invalid email or password')
      if (!user.is_active) throw new HttpError(403, 'This account is deactivated.')
      const token = ids.secret()
      await db.tokens.create({ id: token, user_id: user.id, expires_at: clock.now() + TOKEN_LIFETIME_MS })
      return { status: 200, body: { access_token: token, token_type: 'bearer', user: presentUser(user) } }
    }),

    defineOperation('post', '/auth/register', async ({ request }) => {
      const { name, password, ...answers } = await readBody(request, registration)
      const user: UserRow = {
        ...answers,
        ...splitName(name),
        id: ids.uuid(),
        password_hash: await hashPassword(password, ids.uuid()),
        roles: ['user'],
        is_active: true,
        created_at: timestamp(clock),
        memory_decay: DEFAULT_SETTINGS.memoryDecay,
      }
      try {
        return { status: 201, body: presentUser(await db.users.create(user)) }
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error
        throw new HttpError(409, 'An account with this email already exists.')
      }
    }),
  ]
}
