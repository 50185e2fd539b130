import type { Message, OperationName } from './schemas.ts'
import { find, problems, schemaProblems } from './schemas.ts'

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
  const message = find(operation)?.responses[status]
  return [...problems(operation, status, body), ...(message ? headerProblems(message, headers) : [])]
}

function headerProblems({ content = {}, headers: declared = {} }: Message, headers: Headers): string[] {
  return [
    ...mediaTypeProblems(Object.keys(content), headers),
    ...Object.entries(declared).flatMap(([name, { required, schema }]) => {
      const value = headers.get(name)
      if (value === null) return required ? [`${name} is missing.`] : []
      return schemaProblems(schema, /^\d+$/.test(value) ? Number(value) : value)
    }),
  ]
}

function mediaTypeProblems(declared: readonly string[], headers: Headers): string[] {
  const [type] = (headers.get('Content-Type') ?? '').split(';')
  if (declared.length === 0) return type ? [`A response without a body has the type ${type}.`] : []
  return declared.includes(type ?? '') ? [] : [`The type ${type} is none of ${declared.join(', ')}.`]
}
