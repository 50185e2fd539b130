import type { HttpHandler } from 'msw'
import { HttpResponse, http } from 'msw'
import type { paths } from '../../src/api/schema.gen.ts'
import { errorResponse } from './errors.ts'

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch'

type Path = keyof paths & string

/** The methods that the contract has at a path. */
type MethodsOf<P extends Path> = {
  [M in Method]: paths[P][M] extends { responses: unknown } ? M : never
}[Method]

/** The names in braces of a path. */
type Params<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & Params<Rest>
  : unknown

type BodyOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : null

/** What the contract lets an operation answer: each status with its own body. */
type Reply<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses]: { status: Status; body: BodyOf<Responses[Status]> } }[keyof Responses]
  : never

interface Call<P extends string> {
  readonly request: Request
  readonly params: Params<P>
  readonly query: URLSearchParams
}

/** An operation of the contract, with its handler. */
export interface Operation {
  readonly method: Method
  readonly path: string
  readonly handler: HttpHandler
}

/** Answers an operation of the contract. Path, parameters, statuses and bodies are the contract's own. */
export function defineOperation<P extends Path, M extends MethodsOf<P>>(
  method: M,
  path: P,
  answer: (call: Call<P>) => Reply<paths[P][M]> | Promise<Reply<paths[P][M]>>,
): Operation {
  const handler = http[method](pattern(path), async ({ request, params }) => {
    try {
      const query = new URL(request.url).searchParams
      const { status, body } = await answer({ request, query, params: params as Params<P> })
      // A Blob is a file's bytes; everything else that has a body has JSON.
      if (body === null || body instanceof Blob) return new HttpResponse(body, { status })
      return HttpResponse.json(body, { status })
    } catch (error) {
      return errorResponse(error)
    }
  })
  return { method, path, handler }
}

/** A path of the contract as the handlers match it, on whatever host. */
function pattern(path: string): string {
  return `*/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
}
