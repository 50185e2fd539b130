// Requests and responses cannot be posted between threads, so they are converted to plain objects.

export interface PackedRequest {
  readonly url: string
  readonly method: string
  readonly headers: [name: string, value: string][]
  readonly body: ArrayBuffer | null
}

export interface PackedResponse {
  readonly status: number
  readonly headers: [name: string, value: string][]
  readonly body: ArrayBuffer | null
}

export async function packRequest(request: Request): Promise<PackedRequest> {
  const { url, method, headers } = request
  return { url, method, headers: [...headers], body: await bodyOf(request) }
}

export function unpackRequest({ url, ...init }: PackedRequest, signal: AbortSignal): Request {
  return new Request(url, { ...init, signal })
}

export async function packResponse(response: Response): Promise<PackedResponse> {
  const { status, headers } = response
  return { status, headers: [...headers], body: await bodyOf(response) }
}

export function unpackResponse({ body, ...init }: PackedResponse): Response {
  return new Response(body, init)
}

/** Null if it is empty: a GET and a 204 must not have a body. */
async function bodyOf(message: Request | Response): Promise<ArrayBuffer | null> {
  const body = await message.arrayBuffer()
  return body.byteLength === 0 ? null : body
}
