import type { Provider, Submission } from './ports.ts'

export interface ProviderSettings {
  /** The provider's origin: https://project.supabase.co */
  readonly url: string
  /** The publishable key. */
  readonly anonKey: string
  /** The key that bypasses row-level security. Only this file uses it. */
  readonly serviceKey: string
}

/**
 * The provider over its HTTP API. The caller is checked with their own token, so that the row-level policies apply to
 * the check; only operations that no user may make use the service key.
 */
export function createProvider(
  { url, anonKey, serviceKey }: ProviderSettings,
  sendRequest: typeof fetch = fetch,
): Provider {
  const ask = (path: string, key: string, bearer: string, init: RequestInit = {}) =>
    sendRequest(`${url}${path}`, {
      ...init,
      headers: {
        apikey: key,
        Authorization: `Bearer ${bearer}`,
        'Content-Type': 'application/json',
        ...init.headers,
      },
    })
  const asService = (path: string, init?: RequestInit) => ask(path, serviceKey, serviceKey, init)

  /** Upserts a row by the value of a column. Returns its id. */
  async function put(table: string, column: string, row: Readonly<Record<string, unknown>>): Promise<string> {
    const response = await asService(`/rest/v1/${table}?on_conflict=${column}&select=id`, {
      method: 'POST',
      headers: { Prefer: 'resolution=merge-duplicates,return=representation' },
      body: JSON.stringify(row),
    })
    const [put] = await rowsOf<{ id: string }>(response)
    if (put === undefined) throw new Error(`The provider put no row into ${table}.`)
    return put.id
  }

  return {
    async userOf(bearer) {
      // The app sends the publishable key if nobody is signed in.
      if (bearer === anonKey) return null
      const response = await ask('/auth/v1/user', anonKey, bearer)
      if (response.status === 401 || response.status === 403) return null
      if (!response.ok) throw refusal(response)
      const { id }: { id: string } = await response.json()
      return id
    },

    async isAdmin(userId, bearer) {
      const path = `/rest/v1/admin_users?select=id&user_id=eq.${encodeURIComponent(userId)}`
      return (await rowsOf(await ask(path, anonKey, bearer))).length > 0
    },

    async submission(id) {
      const path = `/rest/v1/waitlist_submissions?select=id,first_name,email,status&id=eq.${encodeURIComponent(id)}`
      const [submission] = await rowsOf<Submission>(await asService(path))
      return submission ?? null
    },

    async renewSetup(waitlist_submission_id, setup) {
      const approved_user_id = await put('approved_users', 'waitlist_submission_id', {
        waitlist_submission_id,
        ...setup,
        account_created: false,
      })
      await put('magic_links', 'approved_user_id', { approved_user_id, used: false, used_at: null })
    },

    async noteEmail(submissionId, emailed_at) {
      const path = `/rest/v1/waitlist_submissions?id=eq.${encodeURIComponent(submissionId)}&status=eq.approved`
      const response = await asService(path, { method: 'PATCH', body: JSON.stringify({ emailed_at }) })
      if (!response.ok) throw refusal(response)
    },
  }
}

async function rowsOf<Row>(response: Response): Promise<Row[]> {
  if (!response.ok) throw refusal(response)
  return response.json()
}

/** Omits the provider's message, which may quote the row and its token. */
function refusal({ status, url }: Response): Error {
  return new Error(`The provider answered ${status} to ${url.split('?')[0]}.`)
}
