import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '../../support/mocks/contractFetch.ts'
import {
  type Client,
  createTestBackend,
  first,
  signUp,
  type TestBackend,
} from '../../support/mocks/testBackend.ts'

type Page = Schemas['Disagreements']

const OLDER = '# Lease\n\nThe notice period of the flat is 30 days.'
const NEWER = '# Lease\n\nThe notice period of the flat is 60 days.'

let backend: TestBackend
let ada: Client
beforeEach(async () => {
  backend = createTestBackend()
  ada = await signUp(backend, 'ada@quill.example')
})

async function index(name: string, content: string): Promise<string> {
  const { id } = first(await ada.upload({ [name]: content }))
  await ada.call('post /rag/index-document/{id}', { params: { id } })
  return id
}

async function remove(id: string): Promise<void> {
  await ada.call('delete /rag/document/{id}', { params: { id } })
  await ada.call('delete /documents/{id}', { params: { id } })
}

const list = async (query: Record<string, string> = {}): Promise<Page> =>
  (await ada.call<Page>('get /rag/contradictions', { query })).body

const decide = (id: string, body: object) =>
  ada.call<Schemas['Disagreement']>('patch /rag/contradictions/{id}', { params: { id }, body })

async function disagreement(): Promise<{ id: string; older: string; newer: string }> {
  const [older, newer] = [await index('a.md', OLDER), await index('b.md', NEWER)]
  return { ...first((await list()).contradictions), older, newer }
}

test('a document that is indexed and contradicts another one is listed with both statements', async () => {
  const { older, newer } = await disagreement()
  const { contradictions, total } = await list({ document_id: older, status: 'open' })
  expect(total).toBe(1)
  expect(first(contradictions)).toMatchObject({
    status: 'open',
    decision: null,
    note: null,
    decided_at: null,
  })
  const sides = first(contradictions).sides.map(({ document_id, value }) => `${document_id} ${value}`)
  expect(sides.toSorted()).toEqual([`${older} 30 days`, `${newer} 60 days`].toSorted())
  expect(await list({ status: 'decided' })).toEqual({ contradictions: [], total: 0 })
  expect(await list({ limit: '1', offset: '1' })).toEqual({ contradictions: [], total: 1 })
})

test('a decision with a note is stored, put aside and undone', async () => {
  const { id } = await disagreement()
  const note = 'Signed in May.'
  const decided_at = new Date(backend.clock.now()).toISOString()
  expect((await decide(id, { decision: 'second', note })).body).toMatchObject({
    status: 'decided',
    decision: 'second',
    note,
    decided_at,
  })
  expect((await decide(id, { decision: 'later' })).body).toMatchObject({ status: 'later', note })
  expect((await decide(id, { decision: null })).body).toMatchObject({ status: 'open', decided_at: null })
})

test('a decision is kept when its document is indexed again, and hidden meanwhile', async () => {
  const { id, newer } = await disagreement()
  await decide(id, { decision: 'first' })
  await ada.call('delete /rag/document/{id}', { params: { id: newer } })
  expect((await list()).total).toBe(0)
  await ada.call('post /rag/index-document/{id}', { params: { id: newer } })
  expect((await list()).contradictions).toMatchObject([{ id, decision: 'first' }])
})

test('deleting a document withdraws decisions about it and removes what was not decided', async () => {
  const { id, older, newer } = await disagreement()
  await decide(id, { decision: 'first' })
  await remove(newer)
  expect((await list()).contradictions).toMatchObject([{ id, status: 'withdrawn', decision: null }])
  expect((await decide(id, { decision: 'first' })).status).toBe(409)
  await remove(older)
  expect((await list()).total).toBe(0)
})

test('deleting a document removes an open disagreement', async () => {
  const { newer } = await disagreement()
  await remove(newer)
  expect((await list()).total).toBe(0)
})

test('two documents are compared once both are indexed', async () => {
  const { older, newer } = await disagreement()
  const compare = (query: Record<string, string>) => ada.call<object>('get /rag/compare', { query })
  const { body } = await compare({ first: older, second: newer })
  const [from, to] = [
    { document_id: older, value: '30 days' },
    { document_id: newer, value: '60 days' },
  ]
  expect(body).toMatchObject({ changes: [{ kind: 'changed', first: from, second: to }] })
  await ada.call('delete /rag/document/{id}', { params: { id: older } })
  expect((await compare({ first: older, second: newer })).status).toBe(409)
})
