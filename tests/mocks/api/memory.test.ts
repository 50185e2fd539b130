import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '../../support/mocks/contractFetch.ts'
import type { Client, TestBackend } from '../../support/mocks/testBackend.ts'
import { createTestBackend, first, signUp } from '../../support/mocks/testBackend.ts'

let backend: TestBackend
let ada: Client
beforeEach(async () => {
  backend = createTestBackend()
  ada = await signUp(backend, 'ada@quill.example')
})

const send = <Body>(name: string, body: unknown) =>
  ada.call<Body>(name, { params: { id: ada.user.id }, body })
const search = async (query: string) =>
  (await send<Schemas['Passage'][]>('post /memory/search/{id}', { query })).body

test.each<[string, unknown, number]>([
  ['post /memory/text/{id}', { text: 'The bell is struck by hand.' }, 1],
  ['post /memory/document/{id}', { title: 'Fog', text: 'The bell is struck by hand.' }, 1],
  ['post /memory/messages/{id}', [{ role: 'user', content: 'The bell is struck by hand.' }], 1],
  [
    'post /memory/messages/batch/{id}',
    {
      messages: [
        { role: 'user', content: 'What is done with the bell?' },
        { role: 'assistant', content: 'It is struck by hand.' },
      ],
    },
    2,
  ],
])('%s adds to the memory and creates no document', async (name, body, count) => {
  expect(await send(name, body)).toEqual({ status: 201, body: { remembered: count } })
  expect(first(await search('bell'))).toMatchObject({ filename: null, page: null })
  expect((await ada.call('get /documents/count')).body).toEqual({ count: 0 })
})

test('a cognitive object is stored with all its fields', async () => {
  const object = { name: 'Bell', type: 'belief', content: 'It is struck by hand.', since: 1911 }
  const { body } = await send<Schemas['CognitiveObject']>('post /memory/cognitive-objects/{id}', object)
  expect(body).toEqual({ ...object, id: expect.any(String) })
  const params = { id: ada.user.id, objectId: body.id }
  expect((await ada.call('get /memory/cognitive-objects/{id}/{objectId}', { params })).body).toEqual(body)
  expect(first(await search('struck')).text).toContain('It is struck by hand.')

  await ada.call('delete /memory/user/{id}', { params })
  expect((await ada.call('get /memory/cognitive-objects/{id}/{objectId}', { params })).status).toBe(404)
  expect(await search('struck')).toEqual([])
})

test("another user's cognitive object is not found under one's own id", async () => {
  const bo = await signUp(backend, 'bo@quill.example')
  const object = { name: 'Bell', type: 'belief', content: 'It is struck by hand.' }
  const { body } = await send<Schemas['CognitiveObject']>('post /memory/cognitive-objects/{id}', object)
  const read = (client: Client, id: string) =>
    client.call('get /memory/cognitive-objects/{id}/{objectId}', { params: { id, objectId: body.id } })
  expect((await read(bo, bo.user.id)).status).toBe(404)
  expect((await read(bo, ada.user.id)).status).toBe(404)
  expect((await read(ada, ada.user.id)).status).toBe(200)
})

test('the most connected concepts are limited to 10, or to the given number', async () => {
  const names = ['Ada', 'Bo', 'Cyd', 'Dag', 'Eva', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea']
  const text = names.map((name) => `${name} Quill studies the ${name} Lighthouse.`).join(' ')
  await send('post /memory/text/{id}', { text })
  const list = async (query?: { limit: string }) =>
    (
      await ada.call<Schemas['Concept'][]>('get /memory/top-connections/{id}', {
        params: { id: ada.user.id },
        ...(query && { query }),
      })
    ).body
  expect(await list()).toHaveLength(10)
  const all = await list({ limit: '100' })
  expect(all.length).toBeGreaterThan(10)
  expect(await list({ limit: '3' })).toEqual(all.slice(0, 3))
})
