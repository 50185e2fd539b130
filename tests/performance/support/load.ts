import { DEMO_USER } from '../../../mocks/worlds/people.ts'

type Headers = Record<string, string>

/** One request as text. Fails unless its status is a success. */
async function send(url: string, method: string, headers: Headers, body?: string): Promise<string> {
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text.slice(0, 200)}`)
  return text
}

/**
 * Sends this many requests to a mock server with the demo world. Each connection sends one after the other. The chats
 * that it creates are deleted again, so that the server's data stays the same. Returns the errors.
 */
export async function load(base: string, connections: number, requests: number): Promise<string[]> {
  const { email, password } = DEMO_USER
  // The key is of the provider; the backend ignores it.
  const json = { 'Content-Type': 'application/json', apikey: 'public' }
  const credentials = JSON.stringify({ email, password })
  const signIn = async (path: string): Promise<Headers> => {
    const text = await send(`${base}${path}`, 'POST', json, credentials)
    const { access_token }: { access_token: string } = JSON.parse(text)
    return { Authorization: `Bearer ${access_token}`, apikey: 'public' }
  }
  const user = await signIn('/api/v1/auth/login')
  const providerUser = await signIn('/hosted/auth/v1/token?grant_type=password')
  const errors: string[] = []
  let sent = 0

  const attempt = (path: string, method = 'GET', headers: Headers = user, body?: string) => {
    sent += 1
    return send(`${base}${path}`, method, headers, body)
  }

  async function openAndDeleteChat(): Promise<void> {
    const { id }: { id: string } = JSON.parse(
      await attempt('/api/v1/chat/new', 'POST', { ...user, ...json }, '{}'),
    )
    await attempt(`/api/v1/chat/session/${id}`)
    await attempt(`/api/v1/chat/session/${id}`, 'DELETE')
  }

  const steps: (() => Promise<unknown>)[] = [
    () => attempt('/api/v1/documents/'),
    () => attempt('/api/v1/chat/sessions'),
    () => attempt('/api/v1/documents/count'),
    () => attempt('/hosted/auth/v1/user', 'GET', providerUser),
    () => attempt('/api/v1/rag/graph/stats'),
    openAndDeleteChat,
    () => attempt('/__mock/mails', 'GET', {}),
  ]

  async function connect(start: number): Promise<void> {
    for (let step = start; sent < requests; step += 1)
      await steps[step % steps.length]?.().catch((error: unknown) => errors.push(String(error)))
  }

  await Promise.all(Array.from({ length: connections }, (_, index) => connect(index)))
  return errors
}
