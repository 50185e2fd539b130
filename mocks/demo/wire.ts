// Requests and responses cannot be posted between threads; these plain forms of them can.

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
  return { url, method, headers: [...headers], body: request.body && (await request.arrayBuffer()) }
}

export function unpackRequest({ url, ...init }: PackedRequest, signal: AbortSignal): Request {
  return new Request(url, { ...init, signal })
}

export async function packResponse(response: Response): Promise<PackedResponse> {
  const { status, headers } = response
  return { status, headers: [...headers], body: response.body && (await response.arrayBuffer()) }
}

export function unpackResponse({ body, ...init }: PackedResponse): Response {
  return new Response(body, init)
}
