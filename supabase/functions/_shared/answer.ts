/** An error whose response has this status, these headers and the body { error }. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** CORS headers that allow every origin. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Expose-Headers': 'Retry-After',
}

/** Answers 200 with { success: true } unless the handler throws. */
export function answering(
  work: (request: Request) => Promise<void>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response('ok', { headers: CORS })
    try {
      if (request.method !== 'POST') throw new FunctionError(405, 'Call this with POST.')
      await work(request)
      return Response.json({ success: true }, { headers: CORS })
    } catch (error) {
      const { status, message, headers } = error instanceof FunctionError ? error : unexpectedError(error)
      return Response.json({ error: message }, { status, headers: { ...CORS, ...headers } })
    }
  }
}

function unexpectedError(error: unknown): FunctionError {
  console.error(error)
  return new FunctionError(500, 'Internal Server Error')
}
