import * as v from 'valibot'
import { HttpError, invalidField } from './errors.ts'

/**
 * The validated JSON body of a request.
 *
 * @throws HttpError 422 that names every missing or invalid field.
 */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return check(await parse(request), schema, 'body')
}

/** Validates the given part of a request. */
export function check<Schema extends v.GenericSchema>(
  value: unknown,
  schema: Schema,
  part: 'body' | 'query',
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value)
  if (success) return output
  throw new HttpError(
    422,
    issues.map((issue) => {
      const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
      const isMissing = issue.input === undefined
      return {
        loc: [part, ...path],
        msg: isMissing ? 'Field required' : issue.message,
        type: isMissing ? 'missing' : `${issue.type}_invalid`,
      }
    }),
  )
}

/**
 * Checks the media type of a request. A request without a body needs none.
 *
 * @throws HttpError 415
 */
export function requireMediaType({ headers, body }: Request, required: string): void {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';')
  if (type === '' && body === null) return
  if (type.trim().toLowerCase() !== required) throw new HttpError(415, `Send the body as ${required}.`)
}

async function parse(request: Request): Promise<unknown> {
  requireMediaType(request, 'application/json')
  const text = await request.text()
  if (text.trim() === '') throw invalidField(['body'], 'Field required', 'missing')
  try {
    return JSON.parse(text)
  } catch {
    throw invalidField(['body'], 'The body is not JSON', 'json_invalid')
  }
}
