import type { Operation } from './typed.ts'
import { on } from './typed.ts'

export function health(): Operation[] {
  return [on('get', '/healthcheck', () => ({ status: 200, body: { status: 'ok' } }))]
}
