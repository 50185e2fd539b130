import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login } from '../../../src/api/auth.ts'
import { listDocuments } from '../../../src/api/documents.ts'
import { configureApi } from '../../../src/api/settings.ts'
import { type Behavior, json, startServer, type TestServer } from './misbehavingServer.ts'

const onUnauthorized = vi.fn()
const refused = json(401, { detail: 'Token expired' })

let server: TestServer
let behavior: Behavior
let token: string | null
let authorizations: (string | undefined)[]

beforeEach(async () => {
  onUnauthorized.mockReset()
  behavior = json(200, [])
  token = 'first'
  authorizations = []
  server = await startServer((request, response) => {
    authorizations.push(request.headers.authorization)
    behavior(request, response)
  })
  configureApi({ baseUrl: server.origin, getToken: () => token, onUnauthorized })
})

afterEach(() => server.close())

test('a call sends the current token, or none if nobody is signed in', async () => {
  await listDocuments()
  token = 'second'
  await listDocuments()
  token = null
  await listDocuments()
  expect(authorizations).toEqual(['Bearer first', 'Bearer second', undefined])
})

test('a rejected token is reported once for several calls and each call fails', async () => {
  behavior = refused
  const calls = await Promise.allSettled([listDocuments(), listDocuments(), listDocuments()])
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(listDocuments()).rejects.toMatchObject({ status: 401, message: 'Token expired' })
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('a 401 for a call without a token is not reported', async () => {
  token = null
  behavior = refused
  await expect(listDocuments()).rejects.toMatchObject({ status: 401 })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a late 401 for an earlier token is not reported', async () => {
  behavior = (request, response) => {
    token = 'second'
    refused(request, response)
  }
  await expect(listDocuments()).rejects.toMatchObject({ status: 401 })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a rejected new token is reported again', async () => {
  behavior = refused
  await expect(listDocuments()).rejects.toThrow()
  token = 'second'
  await expect(listDocuments()).rejects.toThrow()
  expect(onUnauthorized).toHaveBeenCalledTimes(2)
})

test('a 401 at login is not reported as a rejected token', async () => {
  behavior = json(401, { detail: 'Incorrect email or password' })
  await expect(login({ email: 'ada@engram.example', password: 'wrong' })).rejects.toMatchObject({
    status: 401,
  })
  expect(authorizations).toEqual([undefined])
  expect(onUnauthorized).not.toHaveBeenCalled()
})
