import { HttpResponse } from 'msw'
import type { paths } from '../../src/api/schema.gen.ts'
import { errorResponse } from './errors.ts'

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch'

type Path = keyof paths & string

type MethodsOf<P extends Path> = {
  [M in Method]: paths[P][M] extends { responses: unknown } ? M : never
}[Method]

/** The parameters of a path, written in braces. */
type Params<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & Params<Rest>
  : unknown

type BodyOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : null

/** The allowed responses of an operation: each status with its body type. */
type OperationResponse<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses]: { status: Status; body: BodyOf<Responses[Status]> } }[keyof Responses]
  : never

interface Call<P extends string> {
  readonly request: Request
  readonly params: Params<P>
  readonly query: URLSearchParams
}

export interface Operation {
  readonly method: Method
  readonly path: string
  /** Handles a request to the path with these parameters. Errors become responses. */
  readonly respond: (request: Request, params: Readonly<Record<string, string>>) => Promise<Response>
}

/** Implements an operation of the contract. The types of path, parameters, statuses and bodies come from the contract. */
export function defineOperation<P extends Path, M extends MethodsOf<P>>(
  method: M,
  path: P,
  answer: (call: Call<P>) => OperationResponse<paths[P][M]> | Promise<OperationResponse<paths[P][M]>>,
): Operation {
  return {
    method,
    path,
    async respond(request, params) {
      try {
        const query = new URL(request.url).searchParams
        const { status, body } = await answer({ request, query, params: params as Params<P> })
        // A Blob is sent as file bytes, any other body as JSON.
        if (body === null || body instanceof Blob) return new HttpResponse(body, { status })
        return HttpResponse.json(body, { status })
      } catch (error) {
        // Reading the body fails when the client disconnects. Nobody receives the response.
        if (request.signal.aborted) return HttpResponse.error()
        return errorResponse(error)
      }
    },
  }
}
