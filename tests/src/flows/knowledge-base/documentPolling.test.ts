import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDocument } from '../../../../mocks/factories/document.ts'
import type { Document } from '../../../../src/api/types.ts'
import { createDocumentPolling } from '../../../../src/flows/knowledge-base/documentPolling.ts'
import { startAsChild } from '../../../support/documents.ts'

class Page extends EventTarget {
  hidden = false
  show(isVisible: boolean) {
    this.hidden = !isVisible
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

const working = createDocument({ status: 'processing' })
const resting = createDocument()

function watch(documents: Document[], answers: () => Promise<Document[]>) {
  const page = new Page()
  const signals: AbortSignal[] = []
  const list = vi.fn((signal: AbortSignal) => {
    signals.push(signal)
    return answers()
  })
  const { child, reports, stop } = startAsChild(createDocumentPolling({ list, page }), { documents })
  return {
    page,
    list,
    signals,
    stop,
    reports,
    /** The listings that were reported. */
    listings: () => reports.map((report) => ('documents' in report ? report.documents : null)),
    refresh: (changed: string | null = null) => child.send({ type: 'refresh.requested', changed }),
  }
}

/** How many looks the next `seconds` bring. */
async function looksIn(seconds: number, list: ReturnType<typeof vi.fn>) {
  const before = list.mock.calls.length
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
  return list.mock.calls.length - before
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('watch of the documents', () => {
  test('nothing in progress is not looked at', async () => {
    const { list } = watch([resting], async () => [resting])
    expect(await looksIn(3_600, list)).toBe(0)
  })

  test('while nothing changes the pause grows from one second to ten', async () => {
    const { list } = watch([working], async () => [working])
    expect(await looksIn(0.999, list)).toBe(0)
    expect(await looksIn(0.001, list)).toBe(1)
    // After 2, 4 and 8 seconds more, then every 10.
    expect(await looksIn(14, list)).toBe(3)
    expect(await looksIn(100, list)).toBe(10)
  })

  test('a change brings the short pause back, the end of the work brings rest', async () => {
    let listed = working
    const { list, listings } = watch([working], async () => [listed])
    expect(await looksIn(1, list)).toBe(1)
    listed = createDocument({ status: 'processing', title: 'Found' })
    expect(await looksIn(2, list)).toBe(1)
    listed = resting
    expect(await looksIn(1, list)).toBe(1)
    expect(listings().at(-1)).toEqual([resting])
    expect(await looksIn(3_600, list)).toBe(0)
  })

  test('a hidden page is not looked for; back in sight it is looked at once', async () => {
    const { list, page } = watch([working], async () => [working])
    page.show(false)
    expect(await looksIn(3_600, list)).toBe(0)
    page.show(true)
    expect(list).toHaveBeenCalledTimes(1)
    expect(await looksIn(1.999, list)).toBe(0)
    expect(await looksIn(0.001, list)).toBe(1)
  })

  test('a page hidden while a look is under way starts no other', async () => {
    const { list, page, refresh } = watch([working], async () => [working])
    refresh()
    page.show(false)
    expect(await looksIn(3_600, list)).toBe(0)
  })

  test('requests while a look is under way are one look after it, which alone speaks of what changed', async () => {
    const answers: ((documents: Document[]) => void)[] = []
    const { list, refresh, reports } = watch([resting], () => new Promise((resolve) => answers.push(resolve)))
    for (let count = 0; count < 500; count += 1) refresh(`d${count % 2}`)
    expect(list).toHaveBeenCalledTimes(1)
    answers[0]?.([working])
    await looksIn(0, list)
    expect(reports.at(-1)).toMatchObject({ documents: [working], changed: ['d1', 'd0'] })
    // What is asked for before the next look begins is met by it.
    refresh('d2')
    expect(await looksIn(0.999, list)).toBe(0)
    expect(await looksIn(0.001, list)).toBe(1)
    answers[1]?.([])
    expect(await looksIn(3_600, list)).toBe(0)
    expect(reports.at(-1)).toMatchObject({ documents: [], changed: [] })
    expect(reports).toHaveLength(2)
  })

  test('a request is a look at once while none is under way', async () => {
    const { list, refresh, listings } = watch([resting], async () => [working])
    refresh()
    expect(await looksIn(0, list)).toBe(0)
    refresh()
    expect(list).toHaveBeenCalledTimes(2)
    expect(listings()).toEqual([[working]])
  })

  test('a request is met also where the look before it fails', async () => {
    const answers: ((reason: Error) => void)[] = []
    const { list, refresh } = watch([resting], () => new Promise((_, refuse) => answers.push(refuse)))
    refresh()
    refresh()
    answers[0]?.(new Error('Bad Gateway'))
    expect(await looksIn(2, list)).toBe(1)
  })

  test('a look that fails is not told, and made up for', async () => {
    let isDown = true
    const { list, refresh, listings } = watch([resting], async () => {
      if (isDown) throw new Error('Bad Gateway')
      return []
    })
    refresh()
    await looksIn(30, list)
    expect(listings()).toEqual([])
    isDown = false
    await looksIn(10, list)
    expect(listings()).toEqual([[]])
    expect(await looksIn(3_600, list)).toBe(0)
  })

  test('stopped, it neither looks nor listens', async () => {
    const { list, page, refresh, signals, stop } = watch([working], () => new Promise(() => {}))
    refresh()
    stop()
    page.show(true)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(await looksIn(3_600, list)).toBe(0)
  })
})
