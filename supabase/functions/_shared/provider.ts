import type { NewSubmission, Provider, Submission } from './ports.ts'

export interface ProviderSettings {
  /** The provider's origin: https://project.supabase.co */
  readonly url: string
  /** Publishable keys and the legacy anon key. The first is sent; all are recognized in requests. */
  readonly publicKeys: readonly [string, ...string[]]
  /** A secret key, or the legacy service_role key. It bypasses row-level security. Only this file uses it. */
  readonly secretKey: string
}

/**
 * The provider over its HTTP API. The caller is checked with their own token, so that the row-level policies apply to
 * the check; only operations that no user may make use the secret key.
 */
export function createProvider(
  { url, publicKeys, secretKey }: ProviderSettings,
  sendRequest: typeof fetch = fetch,
): Provider {
  const ask = (path: string, key: string, bearer: string | null, init: RequestInit = {}) =>
    sendRequest(`${url}${path}`, {
      ...init,
      headers: {
        apikey: key,
        ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
        'Content-Type': 'application/json',
        ...init.headers,
      },
    })
  const asUser = (path: string, bearer: string) => ask(path, publicKeys[0], bearer)
  const asService = (path: string, init?: RequestInit) =>
    ask(path, secretKey, isLegacyKey(secretKey) ? secretKey : null, init)

  /** Updates the rows of waitlist_submissions that match the filter. */
  const update = (filter: string, values: object, headers: Record<string, string> = {}) =>
    asService(`/rest/v1/waitlist_submissions?${filter}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify(values),
    })

  /** Inserts a row, or updates the row with the same value of `column`. Returns its id. */
  async function upsert(
    table: string,
    column: string,
    row: Readonly<Record<string, unknown>>,
  ): Promise<string> {
    const response = await asService(`/rest/v1/${table}?on_conflict=${column}&select=id`, {
      method: 'POST',
      headers: { Prefer: 'resolution=merge-duplicates,return=representation' },
      body: JSON.stringify(row),
    })
    const [stored] = await rowsOf<{ id: string }>(response)
    if (stored === undefined) throw new Error(`The provider returned no row of ${table}.`)
    return stored.id
  }

  return {
    async userOf(bearer) {
      // The provider's client sends a legacy public key as bearer if nobody is signed in.
      if (publicKeys.includes(bearer)) return null
      const response = await asUser('/auth/v1/user', bearer)
      if (response.status === 401 || response.status === 403) return null
      if (!response.ok) throw refusal(response)
      const { id }: { id: string } = await response.json()
      return id
    },

    async isAdmin(userId, bearer) {
      const path = `/rest/v1/admin_users?select=id&${equals('user_id', userId)}`
      return (await rowsOf(await asUser(path, bearer))).length > 0
    },

    async submission(id) {
      const path = `/rest/v1/waitlist_submissions?select=id,first_name,email,status&${equals('id', id)}`
      const [submission] = await rowsOf<Submission>(await asService(path))
      return submission ?? null
    },

    async renewSetup(waitlist_submission_id, setup) {
      const approved_user_id = await upsert('approved_users', 'waitlist_submission_id', {
        waitlist_submission_id,
        ...setup,
        account_created: false,
      })
      await upsert('magic_links', 'approved_user_id', { approved_user_id, used: false, used_at: null })
    },

    async noteEmail(submissionId, emailed_at) {
      const response = await update(`${equals('id', submissionId)}&status=eq.approved`, { emailed_at })
      if (!response.ok) throw refusal(response)
    },

    async claimNotification(email, { at, createdSince }) {
      const isNew = `notified_at=is.null&created_at=gte.${encodeURIComponent(createdSince)}`
      const response = await update(
        `select=id,first_name,last_name,email,interest&${equals('email', email)}&${isNew}`,
        { notified_at: at },
        { Prefer: 'return=representation' },
      )
      const [claimed] = await rowsOf<NewSubmission>(response)
      return claimed ?? null
    },

    async releaseNotification(submissionId) {
      const response = await update(equals('id', submissionId), { notified_at: null })
      if (!response.ok) throw refusal(response)
    },

    async isNotified(email) {
      const path = `/rest/v1/waitlist_submissions?select=id&${equals('email', email)}&notified_at=not.is.null`
      return (await rowsOf(await asService(path))).length > 0
    },

    async countNotifications(since, limit) {
      const filter = `notified_at=gte.${encodeURIComponent(since)}&limit=${limit}`
      return (await rowsOf(await asService(`/rest/v1/waitlist_submissions?select=id&${filter}`))).length
    },
  }
}

/** Legacy keys are JWTs, and are sent as bearer too. Current keys (`sb_…`) are refused there. */
function isLegacyKey(key: string): boolean {
  return !key.startsWith('sb_')
}

/** A filter of a table request. */
function equals(column: string, value: string): string {
  return `${column}=eq.${encodeURIComponent(value)}`
}

async function rowsOf<Row>(response: Response): Promise<Row[]> {
  if (!response.ok) throw refusal(response)
  return response.json()
}

/** The error omits the provider's message, which may contain a setup token, and the query. */
function refusal({ status, url }: Response): Error {
  return new Error(`The provider answered ${status} to ${url.split('?')[0]}.`)
}
