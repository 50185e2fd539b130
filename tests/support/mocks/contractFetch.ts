import { expect } from 'vitest'
import type { Handle } from '../../../mocks/backend.ts'
import { parseBody, responseProblems } from '../../../scripts/contract/response.ts'
import { problems } from '../../../scripts/contract/schemas.ts'
import type { components } from '../../../src/api/schema.gen.ts'

export type Schemas = components['schemas']

export interface CallOptions {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  token?: string
  /** Skips the validation of an intentionally invalid request. */
  isInvalid?: boolean
}

/**
 * Makes a call, named as in the contract: 'get /documents/{id}'. Request and response must both fit the
 * contract.
 */
export async function contractFetch<Body = unknown>(
  { handle }: { handle: Handle },
  name: string,
  { params = {}, query = {}, body, token, isInvalid = false }: CallOptions = {},
): Promise<{ status: number; body: Body }> {
  const [method = '', path = ''] = name.split(' ')
  const isForm = body instanceof FormData
  if (!isInvalid && !isForm && body !== undefined)
    expect(problems({ method, path }, 'request', body), `${name}: the request`).toEqual([])

  const url = new URL(
    `http://backend/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, key) => encodeURIComponent(params[key] ?? ''))}`,
  )
  url.search = new URLSearchParams(query).toString()
  const response = await handle(
    new Request(url, {
      method: method.toUpperCase(),
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    }),
  )
  const text = await response.text()
  const answer = parseBody(response.headers, text) as Body
  const { status } = response
  const found = responseProblems({ method, path }, response, answer)
  expect(found, `${name}: the ${status} response`).toEqual([])
  return { status, body: answer }
}
