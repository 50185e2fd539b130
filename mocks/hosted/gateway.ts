import type { HttpHandler } from 'msw'
import { HttpResponse, http } from 'msw'

/** The keys of the mock project: a publishable key, and a legacy anon key. */
export const PUBLIC_KEYS = ['public', 'anon-key'] as const

/** The services whose requests need a key. Functions are open, because supabase/config.toml turns the check off. */
const WITH_KEY = /\/hosted\/(?:auth|graphql|realtime|rest)\/v1(?:\/|$)/

/** Followed from a link or by another service, which have no key. */
const WITHOUT_KEY = /\/hosted\/auth\/v1\/(?:authorize|callback|verify|\.well-known|sso)(?:\/|$)/

/** Refuses requests without a key of the project, as the provider's gateway does before any service sees them. */
export function gateway(): HttpHandler {
  return http.all(/\/hosted\//, ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method === 'OPTIONS' || !WITH_KEY.test(pathname) || WITHOUT_KEY.test(pathname)) return
    const key = request.headers.get('apikey') ?? searchParams.get('apikey')
    if (key === null)
      return refusal('No API key found in request', 'No `apikey` request header or url param was found.')
    if (!PUBLIC_KEYS.some((known) => known === key))
      return refusal('Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.')
    return
  })
}

const refusal = (message: string, hint: string) => HttpResponse.json({ message, hint }, { status: 401 })
