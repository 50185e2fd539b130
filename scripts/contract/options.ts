import { parseArgs } from 'node:util'
import type { CheckOptions } from './checkReads.ts'

export const USAGE = `Usage: npm run -s contract:check -- --base URL [options]

Sends every read of the contract (openapi/api.v1.yaml) to a backend, compares each response with the contract and prints
a table. Changes nothing, except that a sign-in may be recorded. The exit code is 1 if a response deviates.

  --base URL        The address of api/v1, for example https://api.example/api/v1.
  --email ADDRESS   Signs in with this address. The password is read from ENGRAM_PASSWORD.
  --token TOKEN     Uses this access token. Better set ENGRAM_TOKEN: arguments are visible to other programs.
  --timeout MS      The time for each response. Default: 10000.
  --help            Shows this text.

ENGRAM_BASE and ENGRAM_EMAIL replace --base and --email. Without a sign-in, all reads but the public ones must answer 401.
`

/** The arguments of the command are wrong. Its message is a sentence for the user, without any value of a secret. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/**
 * The options of the command, or null if its usage is asked for.
 *
 * @throws UsageError
 */
export function parseOptions(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): CheckOptions | null {
  const given = parse(args)
  if (given.help) return null
  const base = baseOf(given.base ?? variables.ENGRAM_BASE)
  const timeout = Number(given.timeout ?? '10000')
  if (!Number.isInteger(timeout) || timeout <= 0)
    throw new UsageError('--timeout must be a number of milliseconds.')
  const token = given.token ?? variables.ENGRAM_TOKEN
  const email = given.email ?? variables.ENGRAM_EMAIL
  if (token) return { base, access: { token }, timeout }
  if (!email) return { base, access: null, timeout }
  const password = variables.ENGRAM_PASSWORD
  if (!password) throw new UsageError('Set ENGRAM_PASSWORD to the password of the address.')
  return { base, access: { email, password }, timeout }
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    return parseArgs({
      args: [...args],
      options: { base: text, email: text, token: text, timeout: text, help: { type: 'boolean' } },
    }).values
  } catch {
    // The message of Node quotes the argument, which may be a token.
    throw new UsageError('An argument is unknown or has no value. --help lists the options.')
  }
}

function baseOf(text: string | undefined): string {
  if (!text) throw new UsageError('--base is missing. --help lists the options.')
  if (!URL.canParse(text)) throw new UsageError('--base must be an http(s) URL.')
  const { protocol, username, password, search, hash, href } = new URL(text)
  if (protocol !== 'http:' && protocol !== 'https:') throw new UsageError('--base must be an http(s) URL.')
  if (username || password || search || hash)
    throw new UsageError('--base must have no user, password, query or fragment.')
  return href.replace(/\/$/, '')
}
