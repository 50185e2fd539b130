import type { HttpHandler } from 'msw'
import type { AuthContext } from '../context.ts'
import { challenge } from './challenge.ts'
import { enroll } from './enroll.ts'
import { unenroll } from './unenroll.ts'
import { verify } from './verify.ts'

/** Second factors: authenticator apps and phones that receive text messages. */
export function factors(context: AuthContext): HttpHandler[] {
  return [enroll(context), challenge(context), verify(context), unenroll(context)]
}
