import { isObject } from './contract.ts'
import type { OperationName } from './schemas.ts'
import { problems, resolved, responseAt, schemaProblems, valueAt } from './schemas.ts'

/** The body of a response as JSON, text or null. */
export function parseBody(headers: Headers, text: string): unknown {
  return headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text || null
}

/** Differences between a response and the contract: its status, media type, body and every header that it declares. */
export function responseProblems(
  operation: OperationName,
  { status, headers }: { readonly status: number; readonly headers: Headers },
  body: unknown,
): string[] {
  return [...problems(operation, status, body), ...headerProblems(operation, status, headers)]
}

function headerProblems(operation: OperationName, status: number, headers: Headers): string[] {
  const at = responseAt(operation, status)
  const response = at === null ? undefined : valueAt(at)
  if (at === null || !isObject(response)) return [`The contract has no ${status}.`]
  const declared = Object.entries(isObject(response.headers) ? response.headers : {})
  return [
    ...mediaTypeProblems(isObject(response.content) ? Object.keys(response.content) : [], headers),
    ...declared.flatMap(([name, header]) => {
      const value = headers.get(name)
      if (value === null) return isObject(header) && header.required === true ? [`${name} is missing.`] : []
      const schemaAt = `${resolved(`${at}/headers/${name}`)}/schema`
      return schemaProblems(schemaAt, /^\d+$/.test(value) ? Number(value) : value)
    }),
  ]
}

function mediaTypeProblems(declared: readonly string[], headers: Headers): string[] {
  const [type] = (headers.get('Content-Type') ?? '').split(';')
  if (declared.length === 0) return type ? [`A response without a body has the type ${type}.`] : []
  return declared.includes(type ?? '') ? [] : [`The type ${type} is none of ${declared.join(', ')}.`]
}
