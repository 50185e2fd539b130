import type { HttpHandler } from 'msw'
import { HttpResponse, http } from 'msw'
import * as v from 'valibot'

/** An answer with an error status, in the functions' own words: { error }. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Functions answer pages of every origin, and say so to the browser that asks before it calls. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
}

/** Answers a call of a function with 200 and the value as JSON. */
export function onCall(name: string, answer: (request: Request) => Promise<object>): HttpHandler[] {
  const path = `*/hosted/functions/v1/${name}`
  return [
    http.options(path, () => new HttpResponse('ok', { headers: CORS })),
    http.post(path, async ({ request }) => {
      try {
        return HttpResponse.json(await answer(request), { headers: CORS })
      } catch (error) {
        const { status, message } = error instanceof FunctionError ? error : unforeseen(error)
        return HttpResponse.json({ error: message }, { status, headers: CORS })
      }
    }),
  ]
}

/**
 * The JSON body of a call, checked.
 *
 * @throws FunctionError 400
 */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await request.json().catch(() => {
    throw new FunctionError(400, 'The body is not JSON.')
  })
  const { success, output, issues } = v.safeParse(schema, body)
  if (success) return output
  throw new FunctionError(400, `${v.getDotPath(issues[0]) ?? 'body'}: ${issues[0].message}`)
}

function unforeseen(error: unknown): FunctionError {
  console.error(error)
  return new FunctionError(500, 'Internal Server Error')
}
