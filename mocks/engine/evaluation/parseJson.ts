import * as v from 'valibot'

/**
 * Parses JSON of a known shape.
 *
 * @param place what the error message names: the file, or the file and the line
 * @throws Error that names the place and the field
 */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  json: string,
  place: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parse(json, place))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${place}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}.`)
}

function parse(json: string, place: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Error(`${place}: this is not JSON.`)
  }
}
