import { FunctionsHttpError } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APPLICATIONS } from '../../supabase/fixture.ts'
import type { HttpProvider } from './support/httpProvider.ts'
import { startHttpProvider } from './support/httpProvider.ts'
import type { Client } from './support/provider.ts'

// The client's edge functions over HTTP, and the services that the app does not use.

let provider: HttpProvider
let admin: Client
let anonymous: Client
beforeAll(async () => {
  provider = await startHttpProvider()
  admin = await provider.clientOf('admin')
  anonymous = await provider.clientOf()
})
afterAll(() => provider.close())

const { unused } = APPLICATIONS
const approval = {
  waitlistSubmissionId: unused.id,
  firstName: unused.first_name,
  lastName: unused.last_name,
  email: unused.email,
}

/** The response that the client reports as an error. */
async function failureOf(call: Promise<{ data: unknown; error: unknown }>) {
  const { data, error } = await call
  expect(data).toBeNull()
  if (!(error instanceof FunctionsHttpError)) throw error
  const response: Response = error.context
  return { status: response.status, body: await response.json() }
}

describe('edge functions', () => {
  test('a function answers its caller', async () => {
    const { data, error } = await admin.functions.invoke('send-approval-email', { body: approval })
    expect(error).toBeNull()
    expect(data).toEqual({ success: true })
    expect(provider.backend.hosted.outbox.list().at(-1)).toMatchObject({ to: unused.email })
  })

  test('the error of a function has its status and body', async () => {
    const failure = await failureOf(anonymous.functions.invoke('send-approval-email', { body: approval }))
    expect(failure).toEqual({ status: 401, body: expect.objectContaining({ error: expect.any(String) }) })
    const invalid = await failureOf(admin.functions.invoke('send-approval-email', { body: {} }))
    expect(invalid.status).toBe(400)
  })

  test('a function that does not exist gets 404', async () => {
    expect(await failureOf(admin.functions.invoke('nothing'))).toEqual({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Requested function was not found' },
    })
  })
})

describe('services that the app does not use', () => {
  test.each([
    ['listing buckets', () => admin.storage.listBuckets()],
    ['uploading a file', () => admin.storage.from('files').upload('a.txt', 'a')],
    ['downloading a file', () => admin.storage.from('files').download('a.txt')],
  ])('%s in the storage is refused at once', async (_, call) => {
    const { data, error } = await call()
    expect(data).toBeNull()
    expect(error).toMatchObject({ message: 'Feature not implemented', status: 501 })
  })

  test('a realtime channel reports an error instead of waiting', async () => {
    const channel = admin.channel('applications')
    const status = await new Promise<string>((resolve) => {
      channel.subscribe((state) => resolve(state))
    })
    expect(status).toBe('CHANNEL_ERROR')
    await admin.removeAllChannels()
    await admin.realtime.disconnect()
  })

  test('GraphQL is refused', async () => {
    const response = await provider.ask('/graphql/v1', { method: 'POST', body: '{}' })
    expect(response.status).toBe(501)
  })
})
