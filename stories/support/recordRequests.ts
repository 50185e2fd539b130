import { http } from 'msw'

/** Counts the requests to the hosted provider. Pass `handler` to the `handlers` of a live story; it answers nothing. */
export function recordRequests() {
  let names: string[] = []
  return {
    handler: http.all('*/hosted/*', ({ request }) => {
      names.push(`${request.method} ${new URL(request.url).pathname.split('/').at(-1)}`)
    }),
    clear() {
      names = []
    },
    /** @param name - method and last part of the path: 'PATCH waitlist_submissions' */
    count: (name: string) => names.filter((each) => each === name).length,
  }
}
