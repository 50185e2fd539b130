import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LogEntry, log, receiveLog } from '../../../../src/lib/log/log.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] })
  for (const level of ['error', 'warn', 'info'] as const)
    vi.spyOn(console, level).mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each(['error', 'warn', 'info'] as const)(
  'log.%s writes to the console and to each receiver',
  (level) => {
    const received: LogEntry[] = []
    const stop = receiveLog((entry) => received.push(entry))
    log[level]('The call failed.', { status: 503 })
    stop()
    log[level]('Later')
    expect(console[level]).toHaveBeenNthCalledWith(1, 'The call failed.', { status: 503 })
    expect(received.at(-1)).toEqual({
      level,
      message: 'The call failed.',
      time: '2026-01-01T00:00:00.000Z',
      fields: { status: 503 },
    })
  },
)

test('a receiver that is added later gets the latest 20 entries first', () => {
  for (let number = 1; number <= 25; number++) log.info('Entry', { number })
  const received: LogEntry[] = []
  receiveLog((entry) => received.push(entry))()
  expect(received.map(({ fields }) => fields)).toEqual(
    Array.from({ length: 20 }, (_, index) => ({ number: index + 6 })),
  )
})

test('secrets are replaced in the message and in the fields', () => {
  log.warn('una@lab.example was refused', { password: 'correct-horse', error: new Error('code 123456') })
  const logged = JSON.stringify(vi.mocked(console.warn).mock.calls)
  expect(logged).not.toMatch(/una@|correct-horse|123456/)
})
