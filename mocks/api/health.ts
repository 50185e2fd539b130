import type { Operation } from './defineOperation.ts'
import { defineOperation } from './defineOperation.ts'

export function health(): Operation[] {
  return [defineOperation('get', '/healthcheck', () => ({ status: 200, body: { status: 'ok' } }))]
}
