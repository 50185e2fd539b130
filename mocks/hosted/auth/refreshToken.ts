import { isSigned, sign } from './signature.ts'

/** A refresh token contains its session id and the number of refreshes at the time it was issued. */
export interface RefreshToken {
  readonly sessionId: string
  readonly counter: number
}

export async function writeRefreshToken({ sessionId, counter }: RefreshToken): Promise<string> {
  const content = `${sessionId}.${counter}`
  return `${content}.${await sign(content)}`
}

/** Null if the provider did not issue the token. */
export async function readRefreshToken(token: string): Promise<RefreshToken | null> {
  const [sessionId = '', counter = '', signature = ''] = token.split('.')
  if (!(await isSigned(`${sessionId}.${counter}`, signature))) return null
  return { sessionId, counter: Number(counter) }
}
