import { expect, test } from 'vitest'
import { login } from '../../src/api/auth.ts'
import { signIn } from '../../src/hosted/auth.ts'
import { USERS } from '../supabase/fixture.ts'
import { answers, createWire, offline, PASSWORD } from './flows/wire.ts'

test('createWire answers for both services and lets single calls fail', async () => {
  const wire = await createWire()
  const person = Object.values(USERS)[0] as { email: string }
  const credentials = { email: person.email, password: PASSWORD }
  expect((await signIn(credentials)).email).toBe(person.email)
  await expect(login(credentials)).rejects.toMatchObject({ status: 401 })

  wire.answerWith('/api/v1/auth/login', answers(500, { detail: 'Broken' }))
  wire.answerWith('POST /hosted/auth/v1/token', offline)
  await expect(login(credentials)).rejects.toMatchObject({ status: 500, message: 'Broken' })
  await expect(signIn(credentials)).rejects.toMatchObject({ kind: 'unreachable' })

  wire.answerAsUsual()
  await expect(login(credentials)).rejects.toMatchObject({ status: 401 })
  expect(wire.sent.at(-1)).toBe('POST /api/v1/auth/login')
})
