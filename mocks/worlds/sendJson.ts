import type { Handle } from '../backend.ts'
import { PUBLIC_KEYS } from '../hosted/gateway.ts'

interface SendOptions {
  body?: object
  /** Bearer token. */
  token?: string
  headers?: Record<string, string>
}

/**
 * Sends a request and returns the JSON of the response, or null if it is empty.
 */
export async function sendJson<Answer>(
  { handle }: { handle: Handle },
  method: string,
  path: string,
  { body, token, headers }: SendOptions = {},
): Promise<Answer> {
  const request = new Request(`http://stage${path}`, {
    method,
    headers: {
      ...(path.startsWith('/hosted/') && { apikey: PUBLIC_KEYS[0] }),
      ...headers,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  const response = await handle(request)
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return JSON.parse(text === '' ? 'null' : text)
}
