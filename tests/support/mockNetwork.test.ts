import { expect, test } from 'vitest'
import { login } from '../../src/api/auth.ts'
import { signIn } from '../../src/hosted/auth.ts'
import { USERS } from '../supabase/fixture.ts'
import { answers, createMockNetwork, offline, PASSWORD } from './flows/mockNetwork.ts'
import { runDueTasks } from './runDueTasks.ts'

test('createMockNetwork answers for both services and lets single calls fail', async () => {
  const network = await createMockNetwork()
  const person = Object.values(USERS)[0] as { email: string }
  const credentials = { email: person.email, password: PASSWORD }
  expect((await signIn(credentials)).email).toBe(person.email)
  await expect(login(credentials)).rejects.toMatchObject({ status: 401 })

  network.answerWith('/api/v1/auth/login', answers(500, { detail: 'Broken' }))
  network.answerWith('POST /hosted/auth/v1/token', offline)
  await expect(login(credentials)).rejects.toMatchObject({ status: 500, message: 'Broken' })
  await expect(signIn(credentials)).rejects.toMatchObject({ kind: 'unreachable' })

  network.answerAsUsual()
  await expect(login(credentials)).rejects.toMatchObject({ status: 401 })
  expect(network.sent.at(-1)).toBe('POST /api/v1/auth/login')
})

test('the mock network is idle when a request and the request that follows it are answered', async () => {
  const network = await createMockNetwork()
  let answer = () => {}
  network.answerWith('/api/v1/auth/login', async () => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return Response.json({ detail: 'Broken' }, { status: 500 })
  })
  const credentials = { email: 'ada@lab.example', password: PASSWORD }
  const followed = login(credentials).catch(() => signIn(credentials).catch(() => {}))
  let isIdle = false
  const idle = network.idle().then(() => {
    isIdle = true
  })
  await runDueTasks()
  expect(isIdle).toBe(false)
  answer()
  await idle
  expect(network.sent).toHaveLength(2)
  await followed
})
