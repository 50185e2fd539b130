import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contract, isObject, type Json } from '../../../scripts/contract/contract.ts'
import { currentUser, login } from '../../../src/api/auth.ts'
import { ask, createSession, getThread, listSessions } from '../../../src/api/chat.ts'
import { deleteDocument, indexDocument, listDocuments, processDocument } from '../../../src/api/documents.ts'
import { configureApi } from '../../../src/api/settings.ts'
import { answer, type Behavior, json, startServer, type TestServer } from './misbehavingServer.ts'

let server: TestServer
let reply: Behavior
let asked: string

beforeEach(async () => {
  server = await startServer(async (request, response) => {
    asked = await lineOf(request)
    reply(request, response)
  })
  configureApi({ baseUrl: `${server.origin}/api/v1`, getToken: () => null, onUnauthorized: () => {} })
})

afterEach(() => server.close())

/** A request as one line: method, path and body. */
async function lineOf(request: IncomingMessage): Promise<string> {
  return `${request.method} ${request.url} ${await text(request)}`.trim()
}

function example(name: string): Json {
  const components = isObject(contract.components) ? contract.components : {}
  const found = isObject(components.examples) ? components.examples[name] : undefined
  if (!isObject(found) || found.value === undefined) throw new Error(`The contract has no example ${name}.`)
  return found.value
}

const wrongShape = { message: 'Invalid response format', kind: 'format' }
const id = '8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44'

const credentials = { email: 'mira@engram.example', password: 'correct-horse' }

test('login returns the token and the user', async () => {
  reply = json(200, example('LoginResponse'))
  expect(await login(credentials)).toEqual(example('LoginResponse'))
  expect(asked).toBe(`POST /api/v1/auth/login ${JSON.stringify(credentials)}`)
})

test.each([[{ user: {} }], [{ access_token: 'token' }], [[]]])(
  'login rejects the response %j',
  async (body) => {
    reply = json(200, body)
    await expect(login(credentials)).rejects.toMatchObject(wrongShape)
  },
)

describe('currentUser', () => {
  const mira = { id: '5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01', email: 'mira@engram.example' }
  const jon = { id: '1b9f3c7e-4a20-4d6b-8e15-d07c2a5b9f36', email: 'jon.halloran@engram.example' }

  test.each([
    ['the user alone', example('User'), mira],
    ['a list', example('Users'), jon],
    ['an object with a list', example('WrappedUsers'), jon],
  ])('currentUser finds the user in %s', async (_shape, body, self) => {
    reply = json(200, body)
    expect(await currentUser(self)).toMatchObject(self)
    expect(asked).toBe('GET /api/v1/users/')
  })

  test('currentUser finds the user by email if the id differs', async () => {
    reply = json(200, example('Users'))
    expect(await currentUser({ ...jon, id: 'of another system' })).toMatchObject(jon)
  })

  test('currentUser prefers the id over the email', async () => {
    reply = json(200, example('Users'))
    expect(await currentUser({ id: jon.id, email: mira.email })).toMatchObject(jon)
  })

  test.each([
    ['nobody', []],
    ['somebody else', example('Users')],
    ['no user', { status: 'ok' }],
    ['a text', 'mira'],
  ])('currentUser rejects %s', async (_name, body) => {
    reply = json(200, body)
    await expect(currentUser({ id: 'unknown', email: 'unknown@engram.example' })).rejects.toMatchObject(
      wrongShape,
    )
  })
})

test.each(['Documents', 'WrappedDocuments'])('listDocuments reads the contract example %s', async (name) => {
  reply = json(200, example(name))
  expect(await listDocuments()).toEqual(example('Documents'))
  expect(asked).toBe('GET /api/v1/documents/')
})

test('deleteDocument sends DELETE', async () => {
  reply = answer(204)
  await deleteDocument(id)
  expect(asked).toBe(`DELETE /api/v1/documents/${id}`)
})

test('processDocument sends POST to process', async () => {
  reply = json(202, example('ProcessingDocument'))
  await processDocument(id)
  expect(asked).toBe(`POST /api/v1/documents/${id}/process`)
})

test('indexDocument sends POST to index-document', async () => {
  reply = json(200, example('IndexedDocument'))
  await indexDocument(id)
  expect(asked).toBe(`POST /api/v1/rag/index-document/${id}`)
})

test('ids are encoded in the path', async () => {
  reply = answer(204)
  await deleteDocument('../users/1?x')
  expect(asked).toBe('DELETE /api/v1/documents/..%2Fusers%2F1%3Fx')
})

test('listSessions returns the chat sessions', async () => {
  reply = json(200, example('ChatSessions'))
  expect(await listSessions()).toEqual(example('ChatSessions'))
  expect(asked).toBe('GET /api/v1/chat/sessions')
})

test.each([
  ['New Chat', undefined],
  ['Sleep and recall', 'Sleep and recall'],
])('createSession creates a chat session with the title %s', async (sent, title) => {
  reply = json(201, example('ChatSession'))
  expect(await createSession(title)).toEqual(example('ChatSession'))
  expect(asked).toBe(`POST /api/v1/chat/new {"title":"${sent}"}`)
})

test('createSession returns an empty chat session with its title when the response is only an id', async () => {
  reply = json(201, { id })
  expect(await createSession('Sleep and recall')).toEqual({
    id,
    title: 'Sleep and recall',
    message_count: 0,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test('getThread returns a chat session with its messages', async () => {
  reply = json(200, example('ChatThread'))
  expect(await getThread(id)).toEqual(example('ChatThread'))
  expect(asked).toBe(`GET /api/v1/chat/session/${id}`)
})

test.each(['Answer', 'EmptyAnswer'])('ask returns the contract example %s', async (name) => {
  reply = json(200, example(name))
  expect(await ask(id, { text: 'Does sleep help recall?' })).toEqual(example(name))
  expect(asked).toBe(`POST /api/v1/chat/session/${id}/ask {"text":"Does sleep help recall?"}`)
})

test.each<[string, () => Promise<unknown>, Json]>([
  ['sessions', listSessions, { sessions: [] }],
  ['a new session', createSession, { title: 'New Chat' }],
  ['a thread', () => getThread(id), example('ChatSession')],
  ['an answer', () => ask(id, { text: 'Why?' }), { text: 'Because.' }],
  ['an answer with its evidence', () => ask(id, { text: 'Why?' }), { response: 'Because.' }],
])('a response with another shape is rejected instead of %s', async (_name, send, body) => {
  reply = json(200, body)
  await expect(send()).rejects.toMatchObject(wrongShape)
})

test('every call can be cancelled', async () => {
  const signal = AbortSignal.abort()
  const calls = [
    login({ email: 'mira@engram.example', password: 'correct-horse' }, signal),
    currentUser({ id, email: 'mira@engram.example' }, signal),
    listDocuments(signal),
    deleteDocument(id, signal),
    processDocument(id, signal),
    indexDocument(id, signal),
    listSessions(signal),
    createSession('Sleep and recall', signal),
    getThread(id, signal),
    ask(id, { text: 'Does sleep help recall?' }, signal),
  ]
  const outcomes = await Promise.allSettled(calls)
  for (const outcome of outcomes) expect(outcome).toEqual({ status: 'rejected', reason: signal.reason })
})

describe('request ids', () => {
  const ids: unknown[] = []
  const answering =
    (status: number, headers: Record<string, string> = {}): Behavior =>
    (request, response) => {
      ids.push(request.headers['x-request-id'])
      answer(status, '', headers)(request, response)
    }
  const failedId = (call: Promise<unknown>) =>
    call.then(
      () => expect.unreachable(),
      (error) => error.requestId,
    )

  beforeEach(() => {
    ids.length = 0
  })

  test('every call has a UUID of its own, which its error keeps', async () => {
    reply = answering(500)
    const first = await failedId(listDocuments())
    const second = await failedId(deleteDocument(id))
    expect(ids).toEqual([first, second])
    expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(second).not.toBe(first)
  })

  test('a read that is repeated keeps its id', async () => {
    reply = answering(503)
    const failed = await failedId(listDocuments())
    expect(ids).toEqual([failed, failed, failed])
  })

  test('the error has the id of the response if a proxy has replaced that of the request', async () => {
    reply = answering(500, { 'X-Request-Id': 'proxy-7' })
    expect(await failedId(listDocuments())).toBe('proxy-7')
  })

  test('the error of a call without a response has the id of its request', async () => {
    reply = (request) => {
      ids.push(request.headers['x-request-id'])
      request.socket.destroy()
    }
    expect(await failedId(deleteDocument(id))).toBe(ids[0])
  })
})
