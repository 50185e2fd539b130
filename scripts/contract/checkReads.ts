import type { Read } from './reads.ts'
import { fillIn, firstEntry, safeReads } from './reads.ts'
import { parseBody, responseProblems } from './response.ts'
import type { OperationName } from './schemas.ts'
import { documentedStatuses } from './schemas.ts'

export interface CheckOptions {
  /** The address of api/v1, without a slash at the end. */
  readonly base: string
  /** An access token, or what a sign-in sends. Null: only what needs neither is checked with success. */
  readonly access: { readonly token: string } | { readonly email: string; readonly password: string } | null
  /** For each request. In milliseconds. */
  readonly timeout: number
}

export interface CheckResult {
  /** For example GET /documents/. */
  readonly operation: string
  /** Null if nothing was sent or no response arrived. */
  readonly status: number | null
  /** Until the end of the response. In milliseconds. */
  readonly milliseconds: number | null
  /** 'ok', why it was not checked, or the deviations from the contract. Contains no values of the response. */
  readonly result: string
  readonly isDeviation: boolean
}

const unsent = { status: null, milliseconds: null, isDeviation: false }

/** Sends every read of the contract, after a sign-in, and compares each response with the contract. */
export async function checkReads({ base, access, timeout }: CheckOptions): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  const found = new Map<string, Readonly<Record<string, unknown>>>()
  let token: string | null = null
  let userId: string | null = null

  /** Makes a call and records its result. Returns the body of a response that fits the contract. */
  async function call(operation: OperationName, address: string, expected: readonly number[], body?: object) {
    const started = performance.now()
    const record = (status: number | null, result: string, isDeviation: boolean) => {
      const milliseconds = Math.round(performance.now() - started)
      results.push({ operation: nameOf(operation), status, milliseconds, result, isDeviation })
    }
    try {
      const response = await fetch(`${base}${address}`, {
        method: operation.method.toUpperCase(),
        headers: {
          Accept: '*/*',
          ...(token !== null && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // A redirect could send the token to another host.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      const { status, ok } = response
      const { parsed, problems } = compare(operation, response, await response.text(), expected)
      record(status, problems.join('; ') || noteOf(status), problems.length > 0)
      return problems.length === 0 && ok ? parsed : null
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      record(null, isLate ? 'no response in time' : 'no response', true)
      return null
    }
  }

  if (access !== null && 'token' in access) token = access.token
  else if (access !== null) {
    const body = await call({ method: 'post', path: '/auth/login' }, '/auth/login', [200], access)
    const { access_token, user } = Object(body)
    if (typeof access_token !== 'string') return results
    token = access_token
    userId = String(user.id)
  }

  for (const operation of safeReads()) {
    const read = fillIn(operation, found, token === null ? null : { id: userId })
    if ('missing' in read) {
      const result = `not checked: no entry of ${read.missing} is known`
      results.push({ ...unsent, operation: nameOf(operation), result })
      continue
    }
    const body = await call(operation, read.address, expectedStatuses(read, token !== null))
    const entry = firstEntry(body)
    if (entry !== null) found.set(operation.path, entry)
  }
  return results
}

/** Without a token 401. Otherwise success; 403 where the contract has it, because not every user is an admin. */
function expectedStatuses({ operation, isInvented }: Read, isSignedIn: boolean): number[] {
  if (!operation.isPublic && !isSignedIn) return [401]
  const others = [...(isInvented ? [404] : []), 403]
  return [200, ...documentedStatuses(operation).filter((status) => others.includes(status))]
}

function compare(operation: OperationName, response: Response, text: string, expected: readonly number[]) {
  const { status, headers } = response
  if (!expected.includes(status))
    return { parsed: null, problems: [`the status is ${status}, expected is ${expected.join(' or ')}`] }
  try {
    const parsed = parseBody(headers, text)
    return { parsed, problems: responseProblems(operation, response, parsed) }
  } catch {
    return { parsed: null, problems: ['the body is not valid JSON'] }
  }
}

const nameOf = ({ method, path }: OperationName) => `${method.toUpperCase()} ${path}`

function noteOf(status: number): string {
  if (status === 403) return 'ok (not permitted to this user)'
  return status === 404 ? 'ok (does not exist)' : 'ok'
}
