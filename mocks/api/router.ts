import { HttpResponse } from 'msw'
import type { Operation } from './defineOperation.ts'
import { HttpError } from './errors.ts'

interface Route {
  /** Its named groups are the parameters of the path. */
  readonly pattern: RegExp
  /** The operations by method, in upper case. */
  readonly operations: ReadonlyMap<string, Operation>
}

/**
 * Routes requests to api/v1. Resolves with null for other requests. Paths are matched exactly, and before those with
 * parameters: '/documents/count' is never read as '/documents/{id}'.
 */
export function createRouter(all: readonly Operation[]): (request: Request) => Promise<Response | null> {
  const routes = routesOf(all)

  async function respond(request: Request, path: string): Promise<Response> {
    const route = isDecodable(path) ? routes.find(({ pattern }) => pattern.test(path)) : undefined
    if (route === undefined) throw new HttpError(404, 'Not found.')
    const { method } = request
    const isHead = method === 'HEAD' && route.operations.has('GET')
    const operation = route.operations.get(isHead ? 'GET' : method)
    if (operation === undefined) throw new HttpError(405, 'Method not allowed.', { Allow: allowed(route) })
    const response = await operation.respond(
      isHead ? new Request(request, { method: 'GET' }) : request,
      parametersOf(route, path),
    )
    return isHead ? new HttpResponse(null, { status: response.status, headers: response.headers }) : response
  }

  return async (request) => {
    const path = /\/api\/v1(\/.*)?$/.exec(new URL(request.url).pathname)
    if (path === null) return null
    const response = await respond(request, path[1] ?? '').catch((error: unknown) => {
      if (error instanceof HttpError) return error.toResponse()
      throw error
    })
    returnRequestId(request, response)
    return response
  }
}

function returnRequestId(request: Request, response: Response): void {
  const id = request.headers.get('X-Request-Id')
  // The response of an aborted request has no headers that could be set.
  if (id !== null && response.type !== 'error') response.headers.set('X-Request-Id', id)
}

/** One route per path of the contract, those without parameters first. */
function routesOf(all: readonly Operation[]): Route[] {
  const byPath = Map.groupBy(all, ({ path }) => path)
  return [...byPath]
    .toSorted(([a], [b]) => parameterCount(a) - parameterCount(b))
    .map(([path, operations]) => ({
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
      operations: new Map(operations.map((operation) => [operation.method.toUpperCase(), operation])),
    }))
}

function parametersOf({ pattern }: Route, path: string): Record<string, string> {
  const groups = pattern.exec(path)?.groups ?? {}
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
}

function parameterCount(path: string): number {
  return path.split('{').length - 1
}

/** The methods of a route as the value of the header `Allow`. */
function allowed({ operations }: Route): string {
  return [...operations.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', ')
}

/** Whether all percent-encoded characters of a path are valid. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
