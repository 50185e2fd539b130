import { http } from 'msw'

export interface RecordedRequest {
  /** Method and last part of the path: 'PATCH waitlist_submissions'. */
  readonly name: string
  /** Whether the browser finishes the request after the page is closed. */
  readonly isKeptAlive: boolean
}

/** Records the requests to the hosted provider. Pass `handler` to the `handlers` of a live story; it answers nothing. */
export function recordRequests() {
  let requests: RecordedRequest[] = []
  return {
    handler: http.all('*/hosted/*', ({ request }) => {
      const name = `${request.method} ${new URL(request.url).pathname.split('/').at(-1)}`
      requests.push({ name, isKeptAlive: request.keepalive })
    }),
    clear() {
      requests = []
    },
    withName: (name: string) => requests.filter((request) => request.name === name),
  }
}
