import { createWorldBackend } from '../mocks/worlds/createWorldBackend.ts'
import { DEMO_USER } from '../mocks/worlds/people.ts'

const QUESTION = 'How loud are the sound cues?'

/** The answer does not depend on the time; the ids of the documents, which are left out, might. */
const clock = { now: () => Date.UTC(2026, 0, 1), sleep: async () => {} }

/** Asks the demo's backend and returns a module with the parts of its answer that the landing page shows. */
export async function exampleAnswerModule() {
  const backend = await createWorldBackend('demo', { clock })
  const post = async (path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const url = `http://localhost/api/v1${path}`
    const response = await backend.handle(
      new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }),
    )
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}.`)
    return response.json()
  }
  const { access_token } = await post('/auth/login', { email: DEMO_USER.email, password: DEMO_USER.password })
  const { id } = await post('/chat/new', { title: QUESTION }, access_token)
  const answer = await post(`/chat/session/${id}/ask`, { text: QUESTION }, access_token)
  const [leading, other] = answer.contradictions[0].sides
  if (leading.created_at <= other.created_at)
    throw new Error('The landing page says that the newer side leads.')
  const example = { question: QUESTION, claims: answer.hypotheses.slice(0, 2).map(claimOf(answer)) }
  return `export const EXAMPLE_ANSWER = ${JSON.stringify(example, null, 2)} as const\n`
}

/** A hypothesis, its measured value, and the source that states it. The first hypothesis is also the answer. */
const claimOf =
  ({ response, sources }) =>
  ({ hypothesis, confidence }, rank) => {
    const index = sources.findIndex(({ excerpt }) => excerpt.includes(hypothesis))
    const [value] = hypothesis.match(/\d+ \w+/) ?? []
    if (index < 0 || value === undefined || (rank === 0 && !response.startsWith(hypothesis)))
      throw new Error(`The answer does not state "${hypothesis}". Choose another question.`)
    const { filename, page, excerpt } = sources[index]
    return { text: hypothesis, value, confidence, filename, page, excerpt }
  }
