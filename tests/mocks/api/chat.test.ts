import { beforeEach, expect, test, vi } from 'vitest'
import { NO_DELAYS } from '../../../mocks/jobs/delays.ts'
import { pilotResults } from '../../../mocks/worlds/demo/documents/pilotResults.ts'
import { spindleNotes } from '../../../mocks/worlds/demo/documents/spindleNotes.ts'
import { eventually } from '../../support/eventually.ts'
import type { Schemas } from '../../support/mocks/contractFetch.ts'
import type { Client, TestBackend } from '../../support/mocks/testBackend.ts'
import { createTestBackend, first, signUp } from '../../support/mocks/testBackend.ts'

let backend: TestBackend
let ada: Client

beforeEach(async () => {
  backend = createTestBackend()
  ada = await signUp(backend, 'ada@quill.example')
})

const newSession = async (body = {}) =>
  (await ada.call<Schemas['ChatSession']>('post /chat/new', { body })).body
const ask = (id: string, text: string, others: Partial<Schemas['ChatQuestion']> = {}) =>
  ada.call<Schemas['Answer']>('post /chat/session/{id}/ask', { params: { id }, body: { text, ...others } })
const thread = async (id: string) =>
  (await ada.call<Schemas['ChatThread']>('get /chat/session/{id}', { params: { id } })).body

test('an answer names the uploaded and indexed file', async () => {
  const document = first(
    await ada.upload({ 'tides.md': '# Range\n\nThe spring range at the landing is 3.4 metres.' }),
  )
  expect(document).toMatchObject({ status: 'completed', is_indexed: false, title: 'Range' })
  await ada.call('post /rag/index-document/{id}', { params: { id: document.id } })

  const session = await newSession()
  const { status, body } = await ask(session.id, 'What is the spring range at the landing?')
  expect(status).toBe(200)
  expect(body.response).toContain('3.4 metres')
  expect(first(body.sources)).toMatchObject({ filename: 'tides.md', document_id: document.id })
})

test('a question that depends on the one before it is written out, unless it is asked as typed', async () => {
  const tides =
    'The spring range at the landing is 3.4 metres. The spring range at the quay is 2.9 metres. The ferry is blue.'
  const { id } = first(await ada.upload({ 'tides.md': tides }))
  await ada.call('post /rag/index-document/{id}', { params: { id } })
  const session = await newSession()
  await ask(session.id, 'What is the spring range at the landing?')
  const { body } = await ask(session.id, 'and at the quay?')
  expect(body.understood_as).toBe('What is the spring range at the quay?')
  expect(body.response).toContain('2.9 metres')
  expect((await thread(session.id)).messages.at(-1)?.understood_as).toBe(body.understood_as)
  expect((await ask(session.id, 'and at the quay?', { as_typed: true })).body.understood_as).toBeUndefined()
})

test('an answer uses only the documents that the question chose or names, and says which', async () => {
  const ids: string[] = []
  for (const [name, range] of [
    ['lease.md', '3.4'],
    ['survey.md', '4.2'],
    ['notes.md', '2.9'],
  ]) {
    const text = `# Range\n\nThe spring range at the landing is ${range} metres. The range is measured by the keeper.`
    const { id } = first(await ada.upload({ [`${name}`]: text }))
    await ada.call('post /rag/index-document/{id}', { params: { id } })
    ids.push(id)
  }
  const [lease = '', survey = '', notes = ''] = ids
  const session = await newSession()
  const asked = 'What is the spring range at the landing?'
  const sourcesOf = ({ sources }: Schemas['Answer']) => [
    ...new Set(sources.map(({ document_id }) => document_id)),
  ]

  const all = (await ask(session.id, asked)).body
  expect(sourcesOf(all)).toHaveLength(3)
  expect(all.document_ids).toBeUndefined()

  const chosen = (await ask(session.id, asked, { document_ids: [survey, 'unknown'] })).body
  expect(sourcesOf(chosen)).toEqual([survey])
  expect(chosen).toMatchObject({ document_ids: [survey], contradictions: [] })

  const named = (await ask(session.id, 'According to the lease, what is the spring range at the landing?'))
    .body
  expect([sourcesOf(named), named.document_ids]).toEqual([[lease], [lease]])

  await ada.call('patch /documents/{id}', { params: { id: notes }, body: { excluded: true } })
  const without = (await ask(session.id, asked)).body
  expect(sourcesOf(without).toSorted()).toEqual([lease, survey].toSorted())
  expect(without.document_ids).toBeUndefined()
  const none = (await ask(session.id, asked, { document_ids: [notes] })).body
  expect(none).toMatchObject({
    document_ids: [],
    sources: [],
    response: expect.stringMatching(/^None of the chosen documents/),
  })
  expect((await ask(session.id, 'How many documents do I have?')).body.response).toMatch(/^2 documents/)

  const { messages } = await thread(session.id)
  expect(messages.map(({ document_ids }) => document_ids)).toEqual([
    ...[undefined, undefined],
    ...[[survey, 'unknown'], [survey]],
    ...[undefined, [lease]],
    ...[undefined, undefined],
    ...[[notes], []],
    ...[undefined, undefined],
  ])
})

test('the sides of a contradiction have the dates of their documents, also in the stored chat', async () => {
  const uploaded = [
    await ada.upload({ 'a.md': 'The spring range at the landing is 3.4 metres.' }),
    await ada.upload({ 'b.md': 'The spring range at the landing is 4.2 metres.' }),
  ].map(first)
  for (const { id } of uploaded) await ada.call('post /rag/index-document/{id}', { params: { id } })

  const session = await newSession()
  const { body } = await ask(session.id, 'What is the spring range at the landing?')
  const [contradiction] = body.contradictions ?? []
  expect(contradiction?.kind).toBe('quantity')
  const sides = contradiction?.sides ?? []
  expect(sides.map(({ text }) => text).toSorted()).toEqual(['3.4 metres', '4.2 metres'])
  for (const { source, created_at } of sides) {
    const document = uploaded.find(({ id }) => id === body.sources[source]?.document_id)
    expect(created_at).toBe(document?.created_at)
  }
  expect((await thread(session.id)).messages[1]?.contradictions).toEqual(body.contradictions)
})

test('a question that the documents do not answer gets no sources', async () => {
  const { body } = await ask((await newSession()).id, 'What is the boiling point of tungsten?')
  expect(body).toMatchObject({ hypotheses: [], sources: [], avg_confidence: null, avg_salience: null })
})

test('the chat session stores the question and the answer with its evidence', async () => {
  const session = await newSession()
  const { body: answer } = await ask(session.id, 'What is the spring range?')
  const { response, ...evidence } = answer
  const { messages, ...kept } = await thread(session.id)
  expect(kept).toEqual({ ...session, title: 'What is the spring range?', message_count: 2 })
  expect(messages).toMatchObject([
    { role: 'user', content: 'What is the spring range?' },
    { role: 'assistant', content: response, ...evidence },
  ])
})

test('an untitled chat session gets its first question as title', async () => {
  const [untitled, titled] = [await newSession(), await newSession({ title: 'Tides' })]
  const long = `How long does the fog horn of the station need,\n after dusk and in winter, until it has its pressure?`
  for (const { id } of [untitled, titled]) await ask(id, long)
  await ask(untitled.id, 'And in summer?')
  expect((await thread(untitled.id)).title).toBe(
    'How long does the fog horn of the station need, after dusk…',
  )
  expect((await thread(titled.id)).title).toBe('Tides')
})

test.each([
  ['60 characters', `${'tide '.repeat(11)}range`, `${'tide '.repeat(11)}range`],
  ['61 characters', `${'tide '.repeat(11)}ranges`, `${'tide '.repeat(10)}tide…`],
  ['one word of 61 characters', 'x'.repeat(61), `${'x'.repeat(60)}…`],
])(
  'the title of a question with %s is cut only above 60, between words where it can be',
  async (_, text, title) => {
    const { id } = await newSession()
    await ask(id, text)
    expect((await thread(id)).title).toBe(title)
  },
)

test('the title of a new chat session has no spaces around it', async () => {
  expect((await newSession({ title: ' Tides ' })).title).toBe('Tides')
})

test('a chat session has and counts only its own messages', async () => {
  const [first, second] = [await newSession(), await newSession()]
  for (const { id } of [first, second, second])
    await ada.call('post /chat/session/{id}/message', { params: { id }, body: { content: `In ${id}.` } })
  expect(await thread(first.id)).toMatchObject({
    message_count: 1,
    messages: [{ content: `In ${first.id}.` }],
  })
  expect(await thread(second.id)).toMatchObject({
    message_count: 2,
    messages: [{ content: `In ${second.id}.` }, { content: `In ${second.id}.` }],
  })
})

test('a message can be added without a question', async () => {
  const { id } = await newSession()
  const { status, body } = await ada.call('post /chat/session/{id}/message', {
    params: { id },
    body: { content: 'Compare with the pilot.' },
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ role: 'user', content: 'Compare with the pilot.' })
  expect(await thread(id)).toMatchObject({ title: 'New Chat', message_count: 1, messages: [body] })
})

test('chat sessions are listed newest first and deleted with their messages', async () => {
  const earlier = await newSession()
  await backend.clock.advance(1000)
  const later = await newSession()
  await ask(earlier.id, 'Why?')
  const ids = async () =>
    (await ada.call<Schemas['ChatSession'][]>('get /chat/sessions')).body.map(({ id }) => id)
  expect(await ids()).toEqual([later.id, earlier.id])
  expect((await ada.call('delete /chat/session/{id}', { params: { id: earlier.id } })).status).toBe(204)
  expect(await ids()).toEqual([later.id])
  expect(backend.db.messages.count()).toBe(0)
})

test("the answer depends on the user's settings", async () => {
  const files = {
    'a.md': 'The spring range at the landing is 3.4 metres.',
    'b.md': 'The spring range at the landing is 2.1 metres.',
  }
  for (const { id } of await ada.upload(files))
    await ada.call('post /rag/index-document/{id}', { params: { id } })
  const confidence = async (contradiction_tolerance: number) => {
    await ada.call('put /users/{id}', { params: { id: ada.user.id }, body: { contradiction_tolerance } })
    const { body } = await ask((await newSession()).id, 'What is the spring range at the landing?')
    return body.avg_confidence ?? 0
  }
  expect(await confidence(0)).toBeLessThan(await confidence(1))
})

test('a question whose chat session was deleted before the answer is not found and stores nothing', async () => {
  backend = createTestBackend({ ...NO_DELAYS, answering: 500 })
  ada = await signUp(backend, 'ada@quill.example')
  const { id } = await newSession()
  const sleep = vi.spyOn(backend.clock, 'sleep')
  const answer = ask(id, 'Why?')
  await eventually(() => expect(sleep).toHaveBeenCalledWith(500))
  expect((await ada.call('delete /chat/session/{id}', { params: { id } })).status).toBe(204)
  await backend.clock.advance(500)
  expect(await answer).toEqual({ status: 404, body: { detail: 'Not found.' } })
  expect((await ask(id, 'Why?')).status).toBe(404)
  expect(backend.db.messages.count()).toBe(0)
})

test('an answer has follow-up questions that the thread does not contain, and the session stores them', async () => {
  for (const document of await ada.upload({ 'results.md': pilotResults, 'spindles.txt': spindleNotes }))
    await ada.call('post /rag/index-document/{id}', { params: { id: document.id } })
  const session = await newSession()
  const question = 'What is spindle density?'
  const { body } = await ask(session.id, question)
  expect(body.follow_up_questions?.length).toBeGreaterThan(0)
  expect(body.follow_up_questions).not.toContain(question)
  const { messages } = await thread(session.id)
  expect(messages[1]?.follow_up_questions).toEqual(body.follow_up_questions)
  const { body: next } = await ask(session.id, first(body.follow_up_questions ?? []))
  expect(next.follow_up_questions).not.toContain(question)
  expect(next.sources.length).toBeGreaterThan(0)
})
