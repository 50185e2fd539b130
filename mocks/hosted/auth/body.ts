import * as v from 'valibot'
import { AuthError } from './errors.ts'

/**
 * The JSON body of a request. Unknown fields are ignored.
 *
 * @throws AuthError 400 bad_json
 */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body = await parse(request)
  if (Array.isArray(body)) throw badJson('cannot read an array as an object')
  const { success, output, issues } = v.safeParse(schema, body)
  if (success) return output
  throw badJson(issues[0].message)
}

async function parse(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch (error) {
    throw badJson(error instanceof Error ? error.message : String(error))
  }
}

function badJson(reason: string): AuthError {
  return new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`)
}

/** A string field; missing and null are read as an empty string. */
export const text = v.nullish(v.string(), '')
