import { setTimeout as delay } from 'node:timers/promises'
import { inParallel } from '../../src/lib/inParallel.ts'
import type { Send } from './connection.ts'
import { documentText, QUESTIONS } from './document.ts'

/** As many connections as a browser opens to one server with HTTP/1.1. */
const FILES_AT_ONCE = 6

/** Milliseconds between two reads of a document that is being processed. */
const POLL_MS = 1000

export type Person = ReturnType<typeof createPerson>

export const createPerson = (number: number) => ({
  number,
  email: `load-${number}@engram.example`,
  password: `Load-test-${number}`,
  /** What the user was told to be stored. */
  accepted: { documentId: '', sessionId: '', questions: [] as string[] },
})

type Headers = Readonly<Record<string, string>>

/** Creates the provider account and the backend account. */
export async function signUp(send: Send, key: string, { number, email, password }: Person) {
  const data = { first_name: 'Load', last_name: `Test ${number}` }
  await send('sign up at the provider', '/hosted/auth/v1/signup', 200, {
    method: 'POST',
    headers: { apikey: key },
    body: { email, password, data },
  })
  const account = { name: `Load Test ${number}`, machine_name: 'Assistant' }
  await send('register at the backend', '/api/v1/auth/register', 201, {
    method: 'POST',
    body: { email, password, ...account, contradiction_tolerance: 0, belief_sensitivity: '{}' },
  })
}

/** Signs in at both services, as the app does, and returns the headers of the requests that follow. */
async function signIn(send: Send, key: string, { email, password }: Person) {
  const token = async (kind: string, path: string, headers: Headers): Promise<Headers> => {
    const content = await send(kind, path, 200, { method: 'POST', headers, body: { email, password } })
    const { access_token }: { access_token: string } = JSON.parse(content)
    return { ...headers, Authorization: `Bearer ${access_token}` }
  }
  const path = '/hosted/auth/v1/token?grant_type=password'
  const provider = await token('sign in at the provider', path, { apikey: key })
  await send('user of the provider', '/hosted/auth/v1/user', 200, { headers: provider })
  return { provider, backend: await token('log in at the backend', '/api/v1/auth/login', {}) }
}

/**
 * One visit: loads the files of all pages, signs in, uploads a document, waits until it is indexed, asks the questions,
 * reads the lists and signs out. Notes in `accepted` what the services have confirmed.
 *
 * @param files the paths of the scripts, styles and fonts of the app
 * @throws Error if a step fails
 */
export async function visit(send: Send, key: string, person: Person, files: readonly string[]) {
  const { accepted } = person
  const read = async (kind: string, path: string, headers: Headers) =>
    JSON.parse(await send(kind, path, 200, { headers }))

  await send('page', '/demo', 200)
  await inParallel(files, FILES_AT_ONCE, async (file) => {
    await send('script, style or font', file, 200)
  }).finished
  const { provider, backend } = await signIn(send, key, person)
  const post = { method: 'POST', headers: backend }

  const form = new FormData()
  form.append('files', new File([documentText(person.number)], `report-${person.number}.md`))
  const upload = await send('upload', '/api/v1/documents/upload', 201, { ...post, body: form })
  const { id }: { id: string } = JSON.parse(upload)
  accepted.documentId = id
  const document = `/api/v1/documents/${id}`
  for (;;) {
    const { status } = await read('document', document, backend)
    if (status === 'completed') break
    if (status === 'failed') throw new Error('The document could not be processed.')
    await delay(POLL_MS)
  }
  await send('index', `/api/v1/rag/index-document/${id}`, 200, post)

  const chat = await send('new chat', '/api/v1/chat/new', 201, { ...post, body: {} })
  const session: { id: string } = JSON.parse(chat)
  accepted.sessionId = session.id
  for (const text of QUESTIONS) {
    const path = `/api/v1/chat/session/${session.id}/ask`
    const answer = await send('question', path, 200, { ...post, body: { text } })
    accepted.questions.push(text)
    const { sources }: { sources: readonly { document_id: string }[] } = JSON.parse(answer)
    if (!sources.some((source) => source.document_id === id))
      throw new Error(`The answer does not cite the user's document: ${text}`)
  }

  await read('documents', '/api/v1/documents/', backend)
  await read('chat sessions', '/api/v1/chat/sessions', backend)
  await read('retrieval status', '/api/v1/rag/', backend)
  await read('graph', '/api/v1/rag/graph/stats', backend)
  await send('sign out', '/hosted/auth/v1/logout?scope=local', 204, { method: 'POST', headers: provider })
}

/** What is missing of what the services have confirmed, as sentences. */
export async function missing(send: Send, key: string, person: Person): Promise<string[]> {
  const { documentId, sessionId, questions } = person.accepted
  const { backend: headers } = await signIn(send, key, person)
  const read = async (path: string) => JSON.parse(await send('read at the end', path, 200, { headers }))
  const problems: string[] = []

  const listing = await read('/api/v1/documents/')
  const documents: readonly { id: string; is_indexed: boolean }[] = listing.documents ?? listing
  const document = documents.find(({ id }) => id === documentId)
  if (documentId !== '' && document === undefined) problems.push('The uploaded document is missing.')
  else if (questions.length > 0 && !document?.is_indexed) problems.push('The document is not indexed.')
  if (documents.length > 1) problems.push(`The user has ${documents.length} documents instead of one.`)

  if (sessionId === '') return problems
  const thread = await read(`/api/v1/chat/session/${sessionId}`)
  const messages: readonly { role: string; content: string }[] = thread.messages
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const answers = messages.length - asked.length
  if (asked.join() !== questions.join() || answers !== questions.length)
    problems.push(
      `The chat has ${asked.length} questions and ${answers} answers instead of ${questions.length}.`,
    )
  return problems
}
