import { expect } from 'vitest'
import type { Handle } from '../../../mocks/backend.ts'
import { isObject, type Json } from '../../../scripts/contract/contract.ts'
import { exampleBodies, exampleParameters } from '../../../scripts/contract/examples.ts'
import { parseBody, responseProblems } from '../../../scripts/contract/response.ts'
import type { ContractOperation } from '../../../scripts/contract/schemas.ts'

/** What a request has instead of the examples of the contract. */
export interface Changes {
  readonly token?: string | undefined
  readonly params?: Readonly<Record<string, string>>
  /** Added to the examples. */
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Json | FormData | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends the documented example of an operation with changes, validates the response and returns its status. */
export async function sendExample(
  handle: Handle,
  operation: ContractOperation,
  changes: Changes,
): Promise<number> {
  const { method, path, bodyType } = operation
  const { token, headers } = changes
  const params = { ...exampleParameters(operation, 'path'), ...changes.params }
  const query = { ...exampleParameters(operation, 'query'), ...changes.query }
  const body = 'body' in changes ? changes.body : exampleBodies(operation)[0]
  const segments = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const response = await handle(
    new Request(`http://backend/api/v1${segments}?${new URLSearchParams(query)}`, {
      method: method.toUpperCase(),
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(bodyType === 'application/json' && { 'Content-Type': bodyType }),
        ...headers,
      },
      ...(body !== undefined && { body: encoded(operation, body) }),
    }),
  )
  const found = responseProblems(operation, response, parseBody(response.headers, await response.text()))
  expect(found, `${method} ${path} ${response.status}`).toEqual([])
  return response.status
}

/** JSON, or a form with the files of the example. */
function encoded({ bodyType }: ContractOperation, body: Json | FormData): string | FormData {
  if (body instanceof FormData) return body
  if (bodyType === 'application/json') return JSON.stringify(body)
  const form = new FormData()
  const files = isObject(body) && Array.isArray(body.files) ? body.files : []
  for (const content of files) form.append('files', new File([String(content)], 'lab-notes.md'))
  return form
}
