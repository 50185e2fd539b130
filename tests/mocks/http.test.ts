import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handle } from '../../mocks/backend.ts'
import { respondOverHttp } from '../../mocks/http.ts'
import { interceptFetch } from '../../mocks/node.ts'
import { createTestBackend, formOf, signUp } from '../support/mocks/testBackend.ts'

const backend = createTestBackend()
let answer: Handle = backend.handle
let server: Server
let base = ''

beforeAll(async () => {
  server = createServer((request, response) => void respondOverHttp((r) => answer(r), request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
})

afterAll(() => {
  server.close()
})

test('the HTTP server accepts multipart uploads and calls from any origin', async () => {
  const { token } = await signUp(backend, 'ada@quill.example')
  const large = new Uint8Array(5 * 1024 * 1024).fill(65)
  const response = await fetch(`${base}/documents/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, Origin: 'http://app.example' },
    body: formOf({ 'large.txt': large, 'tides.md': 'Of the sea.' }),
  })
  expect(response.status).toBe(201)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://app.example')
  expect(await response.json()).toMatchObject({ documents: [{ file_size: large.length }, { file_size: 11 }] })
})

test('the HTTP server replaces the CORS headers of a response, because browsers refuse two origins', async () => {
  answer = async () => new Response('', { headers: { 'Access-Control-Allow-Origin': '*' } })
  const response = await fetch(base, { headers: { Origin: 'http://app.example' } })
  answer = backend.handle
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://app.example')
})

test('the HTTP server responds to a CORS preflight request', async () => {
  const response = await fetch(`${base}/documents/`, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Headers': 'authorization', 'Access-Control-Request-Method': 'DELETE' },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('Access-Control-Allow-Headers')).toBe('authorization')
  expect(response.headers.get('Access-Control-Allow-Methods')).toContain('DELETE')
})

test('the HTTP server closes the connection for an error response', async () => {
  answer = async () => Response.error()
  await expect(fetch(`${base}/healthcheck`)).rejects.toThrow()
  answer = backend.handle
})

test('interceptFetch routes the global fetch to a backend', async () => {
  const intercepted = interceptFetch(backend)
  intercepted.listen({ onUnhandledFrame: 'error' })
  const response = await fetch('https://engram.example/api/v1/healthcheck')
  intercepted.close()
  expect(await response.json()).toEqual({ status: 'ok' })
})
