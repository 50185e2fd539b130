import { isSigned, sign } from './signature.ts'

/** A refresh token tells which session it refreshes and how often that had been refreshed when it was given. */
export interface RefreshToken {
  readonly sessionId: string
  readonly counter: number
}

export async function writeRefreshToken({ sessionId, counter }: RefreshToken): Promise<string> {
  const content = `${sessionId}.${counter}`
  return `${content}.${await sign(content)}`
}

/** Null for a text that the provider never gave as one. */
export async function readRefreshToken(token: string): Promise<RefreshToken | null> {
  const [sessionId = '', counter = '', signature = ''] = token.split('.')
  if (!(await isSigned(`${sessionId}.${counter}`, signature))) return null
  return { sessionId, counter: Number(counter) }
}
