import { expect, test } from 'vitest'
import { contractOperations, problemsOfUnmatched } from '../../../scripts/contract/schemas.ts'
import { contractFetch } from '../../support/mocks/contractFetch.ts'
import { createTestBackend, signUp } from '../../support/mocks/testBackend.ts'

const backend = createTestBackend()
const ada = await signUp(backend, 'ada@quill.example')
const operations = contractOperations()
const METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'PATCH']

const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  backend.handle(
    new Request(`http://backend/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${ada.token}`, ...headers },
    }),
  )

test.each([
  '',
  '/',
  '/nothing',
  '/documents',
  '/documents/count/',
  '/HEALTHCHECK',
  '/chat/session/',
  '/users/1/2',
  '/documents/%E0%A4%A',
])('the path %j, which the contract does not have, returns 404', async (path) => {
  for (const method of METHODS) {
    const response = await send(method, path)
    expect(response.status).toBe(404)
    expect(problemsOfUnmatched(404, await response.json())).toEqual([])
  }
})

test.each([
  ['GET', '/healthcheck', 200],
  ['GET', '/documents/1', 404],
  ['GET', '/nothing', 404],
  ['PATCH', '/healthcheck', 405],
  ['HEAD', '/healthcheck', 200],
])('%s %s returns the request id with status %i', async (method, path, status) => {
  const response = await send(method, path, { 'X-Request-Id': 'a-request' })
  expect(response.status).toBe(status)
  expect(response.headers.get('X-Request-Id')).toBe('a-request')
})

test('a request without an id gets none', async () => {
  expect((await send('GET', '/healthcheck')).headers.has('X-Request-Id')).toBe(false)
})

const paths = Map.groupBy(operations, ({ path }) => path)

test.each([...paths])('%s returns 405 and its methods for every other method', async (path, own) => {
  const known = own.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : method.toUpperCase()))
  for (const method of [...METHODS, 'OPTIONS', 'PROPFIND'].filter((name) => !known.includes(name))) {
    const response = await send(method, path.replaceAll(/\{\w+\}/g, 'any'))
    expect(response.status, method).toBe(405)
    expect(response.headers.get('Allow')?.split(', ').toSorted()).toEqual(known.toSorted())
    expect(problemsOfUnmatched(405, await response.json())).toEqual([])
  }
})

test.each(operations.filter(({ method }) => method === 'get').map(({ path }) => path))(
  'HEAD %s returns the status and headers of GET without a body',
  async (path) => {
    const filled = path.replaceAll(/\{\w+\}/g, ada.user.id)
    const [head, get] = [await send('HEAD', filled), await send('GET', filled)]
    expect(head.status).toBe(get.status)
    expect([...head.headers]).toEqual([...get.headers])
    expect(head.body).toBeNull()
  },
)

const withBody = operations.filter((operation) => operation.bodyType !== null)

test('most operations of the contract have a body', () => {
  expect(withBody.length).toBeGreaterThan(15)
})

test.each(withBody)(
  '$method $path returns 415 for a body of another type',
  async ({ method, path, bodyType }) => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']
    const other = bodyType === 'application/json' ? 'multipart/form-data; boundary=x' : 'application/json'
    const { id } = (await ada.call<{ id: string }>('post /chat/new', { body: {} })).body
    const filled = path.replaceAll(/\{\w+\}/g, path.startsWith('/chat') ? id : ada.user.id)
    for (const type of [...types, other]) {
      const request = new Request(`http://backend/api/v1${filled}`, {
        method: method.toUpperCase(),
        headers: { Authorization: `Bearer ${ada.token}` },
        body: new TextEncoder().encode('{}'),
      })
      if (type !== '') request.headers.set('Content-Type', type)
      const response = await backend.handle(request)
      expect(response.status, type).toBe(415)
      expect(await response.json()).toEqual({ detail: `Send the body as ${bodyType}.` })
    }
  },
)

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'a JSON body of the type %s is accepted',
  async (type) => {
    const request = new Request('http://backend/api/v1/chat/new', {
      method: 'POST',
      headers: { Authorization: `Bearer ${ada.token}`, 'Content-Type': type },
      body: '{}',
    })
    expect((await backend.handle(request)).status).toBe(201)
  },
)

test('a path is found below any prefix and with encoded characters', async () => {
  const response = await backend.handle(new Request('http://backend/proxy/api/v1/healthcheck'))
  expect(response.status).toBe(200)
  const { status } = await contractFetch(backend, 'get /files/file/{name}', {
    params: { name: 'a/b c.pdf' },
    token: ada.token,
  })
  expect(status).toBe(404)
})
