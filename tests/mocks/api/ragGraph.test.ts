import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '../../support/mocks/contractFetch.ts'
import type { Client, TestBackend } from '../../support/mocks/testBackend.ts'
import { createTestBackend, first, signUp } from '../../support/mocks/testBackend.ts'

let backend: TestBackend
let ada: Client
let eve: Client

const TIDES = 'The spring range at Skarholm is 3.4 metres. The neap range at Skarholm is 1.1 metres.'

beforeEach(async () => {
  backend = createTestBackend()
  ada = await signUp(backend, 'ada@quill.example')
  eve = await signUp(backend, 'eve@quill.example')
  const { id } = first(await ada.upload({ 'tides.md': TIDES }))
  await ada.call('post /rag/index-document/{id}', { params: { id } })
})

const stats = async (client: Client, user_id?: string) =>
  (
    await client.call<Schemas['GraphStats']>(
      'get /rag/graph/stats',
      user_id === undefined ? {} : { query: { user_id } },
    )
  ).body
const NOTHING = { totalNodes: 0, totalRelationships: 0, documentsProcessed: 0 }

test('graph stats accept each identifier of a user', async () => {
  const { id, user_id, sub, email } = ada.user
  expect((await stats(ada, id)).documentsProcessed).toBe(1)
  expect((await stats(ada, id)).totalNodes).toBeGreaterThan(0)
  expect(new Set([email, id, user_id, sub]).size).toBe(4)
  for (const other of [email, user_id, sub]) expect(await stats(ada, other)).toEqual(await stats(ada, id))
})

test('graph stats are zero for an unknown identifier and for another user', async () => {
  expect(await stats(ada, 'nobody')).toEqual(NOTHING)
  const { email, id, user_id, sub } = ada.user
  for (const identifier of [email, id, user_id, sub]) expect(await stats(eve, identifier)).toEqual(NOTHING)
})

test('graph stats without an identifier are the totals of all users', async () => {
  expect(await stats(eve)).toEqual(await stats(ada, ada.user.id))
})

const SLEEP = 'Deep sleep strengthens declarative memory. The study had twelve volunteers.'

/** Adds a document and a text about the same subject. */
async function addSleep() {
  const { id } = first(await ada.upload({ 'sleep.md': SLEEP }))
  await ada.call('post /rag/index-document/{id}', { params: { id } })
  const text = 'Night caffeine weakens declarative memory.'
  await ada.call('post /memory/text/{id}', { params: { id: ada.user.id }, body: { text } })
}

const RELATIONSHIP = 'deep sleep strengthens declarative memory'
const REMEMBERED = 'Night caffeine weakens declarative memory'
const whatAffects = { query: 'What strengthens or weakens declarative memory?' }

test('a document question uses the text and the graph of documents, but not what was added as text', async () => {
  await addSleep()
  const { body } = await ada.call<Schemas['Answer']>('post /rag/query', { body: whatAffects })
  expect(body.response).toMatch(/^Deep sleep strengthens declarative memory\. .*\[1\]/)
  expect(body.response).toContain(`**Relationships in the graph**\n\n- ${RELATIONSHIP} [1]`)
  expect(body.response).not.toContain(REMEMBERED)
  expect(body.sources.map(({ filename }) => filename)).toEqual(['sleep.md'])
  expect(body.reasoning_nodes).not.toEqual([])
})

test('a document question that no relationship answers gets the text alone, with the concepts of the text', async () => {
  await addSleep()
  const query = 'How many volunteers had the study?'
  const ask = async (use_graph_rag: boolean) =>
    (await ada.call<Schemas['Answer']>('post /rag/query', { body: { query, use_graph_rag } })).body
  const { reasoning_nodes, ...withGraph } = await ask(true)
  const { reasoning_nodes: none, ...withoutGraph } = await ask(false)
  expect(withGraph).toEqual(withoutGraph)
  expect(withGraph.response).toContain('The study had twelve volunteers. [1]')
  expect(reasoning_nodes).not.toEqual([])
  expect(none).toEqual([])
})

test('a graph question is answered with relationships and their sentences alone', async () => {
  await addSleep()
  const ask = (question: string) =>
    ada.call<Schemas['Answer']>('post /rag/graph/ask/', { body: { question } })
  const { body } = await ask('What strengthens declarative memory?')
  expect(body.response).toMatch(new RegExp(`^- ${RELATIONSHIP} \\[1\\]`))
  expect(body.response).not.toContain('Deep sleep strengthens')
  expect(body.sources[0]).toMatchObject({ excerpt: 'Deep sleep strengthens declarative memory.' })
  expect(body.citations?.[0]).toEqual({ marker: 1, source: 0 })
  // The document says so, but not as a relationship.
  expect((await ask('How many volunteers had the study?')).body).toMatchObject({ sources: [] })
})

test('a combined question uses documents and what was added as text', async () => {
  await addSleep()
  const { body } = await ada.call<Schemas['Answer']>('post /rag/combined/query', { body: whatAffects })
  expect(body.response).toContain(REMEMBERED)
  expect(body.response).toContain(`- ${RELATIONSHIP} [`)
  expect(body.sources.map(({ excerpt }) => excerpt).join('\n')).toContain(
    'Deep sleep strengthens declarative memory.',
  )
  // Two causes of different changes do not contradict each other.
  expect(body.contradictions ?? []).toEqual([])
})

test('a document question finds nothing when only texts were added', async () => {
  const text = 'Night caffeine weakens declarative memory.'
  await eve.call('post /memory/text/{id}', { params: { id: eve.user.id }, body: { text } })
  const { body } = await eve.call<Schemas['Answer']>('post /rag/query', { body: whatAffects })
  expect(body.response).toContain('No documents are indexed yet')
})

test('a question without reasoning is answered from the documents, without hypotheses and concepts', async () => {
  const query = 'What is the spring range at Skarholm?'
  const { body } = await ada.call<Schemas['Answer']>('post /rag/query', {
    body: { query, include_reasoning: false },
  })
  expect(body.response).toContain('3.4 metres')
  expect(body.sources).not.toEqual([])
  expect(body).toMatchObject({
    hypotheses: [],
    reasoning_nodes: [],
    avg_confidence: null,
    avg_salience: null,
  })
})

test('top connections are sorted by connections and limited', async () => {
  const top = async (limit: string) => {
    const call = { params: { id: ada.user.id }, query: { limit } }
    return (await ada.call<{ connections: number }[]>('get /memory/top-connections/{id}', call)).body
  }
  const concepts = (await top('100')).map(({ connections }) => connections)
  expect(concepts).toEqual(concepts.toSorted((a, b) => b - a))
  expect(await top('1')).toHaveLength(1)
})

test("a concept lists the caller's documents that mention it", async () => {
  const { id } = first(await eve.upload({ 'eves-tides.md': TIDES }))
  await eve.call('post /rag/index-document/{id}', { params: { id } })
  const { body } = await ada.call<Schemas['ConnectedConcepts']>('get /memory/top-connections/{id}', {
    params: { id: ada.user.id },
  })
  expect(body.length).toBeGreaterThan(0)
  for (const { documents } of body) expect(documents).toEqual(['tides.md'])
})

test('a concept has sentences of the documents, with their file', async () => {
  await addSleep()
  const { body } = await ada.call<Schemas['ConnectedConcepts']>('get /memory/top-connections/{id}', {
    params: { id: ada.user.id },
  })
  const passages = body.flatMap((concept) => concept.passages ?? [])
  expect(passages.length).toBeGreaterThan(0)
  for (const { text, filename, document_id } of passages) {
    const document = backend.db.documents.list().find(({ id }) => id === document_id)
    expect(document?.filename).toBe(filename)
    expect(text).toMatch(/\.$/)
  }
})

test('clearing a memory empties the graph and marks the documents as not indexed', async () => {
  await ada.call('delete /memory/user/{id}', { params: { id: ada.user.id } })
  expect(await stats(ada, ada.user.id)).toEqual(NOTHING)
  expect(backend.db.documents.list()).toMatchObject([{ status: 'completed', is_indexed: false }])
})

test('a document removed from the graph is no longer a source', async () => {
  const { id } = first(backend.db.documents.list())
  await ada.call('delete /rag/document/{id}', { params: { id } })
  expect(await stats(ada, ada.user.id)).toEqual(NOTHING)
})

test('a relationship lists the documents that state it', async () => {
  const { body } = await ada.call<Schemas['Relationships']>('get /rag/graph/relationships')
  for (const { documents } of body) expect(documents).toEqual(['tides.md'])
})

test('similar concepts are sorted by score', async () => {
  const { body } = await ada.call<Schemas['SimilarConcepts']>('post /rag/graph/similar/', {
    body: { query: 'neap range' },
  })
  expect(body.length).toBeGreaterThan(0)
  expect(body.map(({ score }) => score)).toEqual(body.map(({ score }) => score).toSorted((a, b) => b - a))
})

test('GET /rag/ returns the number of indexed documents and passages', async () => {
  expect((await ada.call('get /rag/')).body).toEqual({
    status: 'ready',
    documents: 1,
    passages: 1,
    suggested_questions: expect.any(Array),
  })
  expect((await eve.call('get /rag/')).body).toEqual({
    status: 'empty',
    documents: 0,
    passages: 0,
    suggested_questions: [],
  })
})

test("GET /rag/ suggests questions about the caller's documents only", async () => {
  const { body } = await ada.call<Schemas['RetrievalStatus']>('get /rag/')
  const suggested = body.suggested_questions ?? []
  expect(suggested.length).toBeGreaterThan(0)
  expect(new Set(suggested.flatMap(({ filenames }) => filenames))).toEqual(new Set(['tides.md']))
})
