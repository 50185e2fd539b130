import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { readBody } from '../../../mocks/server/requestBody.ts'

const MB = 1024 * 1024

/** A request that declares a body of this size, and has sent nothing of it. */
function declare(size: number): PassThrough & IncomingMessage {
  const headers = { 'content-length': String(size) }
  return Object.assign(new PassThrough(), { method: 'POST', headers }) as unknown as PassThrough &
    IncomingMessage
}

test('a body that is only too large together with others is refused with Retry-After until the others end', async () => {
  const others = [declare(100 * MB), declare(100 * MB)]
  const bodies = others.map((incoming) => readBody(incoming, () => {}))
  expect(readBody(declare(MB), () => {}).refusal()).toBeNull()

  const received = others.map((incoming) => once(incoming, 'data'))
  for (const incoming of others) incoming.write(Buffer.alloc(100 * MB))
  await Promise.all(received)
  const refusal = readBody(declare(MB), () => {}).refusal()
  expect(refusal?.status).toBe(413)
  expect(refusal?.headers.get('Retry-After')).toBe('1')

  for (const body of bodies) body.release()
  expect(readBody(declare(MB), () => {}).refusal()).toBeNull()
})
