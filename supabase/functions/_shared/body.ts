import { FunctionError } from './answer.ts'

/**
 * Parses the request body as a JSON object.
 *
 * @throws FunctionError 400
 */
export async function readObject(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => {
    throw new FunctionError(400, 'The body is not JSON.')
  })
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new FunctionError(400, 'body: must be an object')
  return body as Record<string, unknown>
}

type Body = Readonly<Record<string, unknown>>

/** @throws FunctionError 400 unless the field is a string */
export function text(body: Body, name: string): string {
  const value = body[name]
  if (typeof value !== 'string') throw new FunctionError(400, `${name}: must be a string`)
  return value
}

/**
 * A required string, trimmed. `most`: the maximum length in UTF-16 code units.
 *
 * @throws FunctionError 400 if it is empty or too long
 */
export function required(body: Body, name: string, most: number): string {
  const value = text(body, name).trim()
  if (value === '') throw new FunctionError(400, `${name}: must not be empty`)
  return bounded(value, name, most)
}

/** Like `required`, but '' if the field is missing, null or empty. */
export function optional(body: Body, name: string, most: number): string {
  return bounded(text({ [name]: body[name] ?? '' }, name).trim(), name, most)
}

/** @throws FunctionError 400 unless the string matches the pattern */
export function formatted(value: string, name: string, format: RegExp): string {
  if (!format.test(value)) throw new FunctionError(400, `${name}: has an invalid format`)
  return value
}

function bounded(value: string, name: string, most: number): string {
  if (value.length > most) throw new FunctionError(400, `${name}: must have at most ${most} characters`)
  return value
}
