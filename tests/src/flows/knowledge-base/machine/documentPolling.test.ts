import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import type { Document } from '../../../../../src/api/types.ts'
import { createDocumentPolling } from '../../../../../src/flows/knowledge-base/machine/documentPolling.ts'
import { startAsChild } from '../../../../support/documents.ts'

class Page extends EventTarget {
  hidden = false
  show(isVisible: boolean) {
    this.hidden = !isVisible
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

const working = createDocument({ status: 'processing' })
const indexed = createDocument()

function watch(documents: Document[], answers: () => Promise<Document[]>, isPageOpen = false) {
  const page = new Page()
  const signals: AbortSignal[] = []
  const list = vi.fn((signal: AbortSignal) => {
    signals.push(signal)
    return answers()
  })
  const { child, reports, stop } = startAsChild(createDocumentPolling({ list, page }), {
    documents,
    isPageOpen,
  })
  return {
    page,
    list,
    signals,
    stop,
    reports,
    listings: () => reports.map((report) => ('documents' in report ? report.documents : null)),
    openPage: () => child.send({ type: 'page.opened' }),
    leavePage: () => child.send({ type: 'page.left' }),
    refresh: (changed: string | null = null) => child.send({ type: 'refresh.requested', changed }),
  }
}

/** The number of loads in the next `seconds`. */
async function loadsIn(seconds: number, list: ReturnType<typeof vi.fn>) {
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

test('the delay grows from one second to ten while nothing changes', async () => {
  const { list } = watch([working], async () => [working])
  expect(await loadsIn(0.999, list)).toBe(0)
  expect(await loadsIn(0.001, list)).toBe(1)
  // After 2, 4 and 8 seconds more, then every 10.
  expect(await loadsIn(14, list)).toBe(3)
  expect(await loadsIn(100, list)).toBe(10)
})

test('a change resets the delay, and polling ends when no document is in progress', async () => {
  let listed = working
  const { list, listings } = watch([working], async () => [listed])
  expect(await loadsIn(1, list)).toBe(1)
  listed = createDocument({ status: 'processing', title: 'Found' })
  expect(await loadsIn(2, list)).toBe(1)
  listed = indexed
  expect(await loadsIn(1, list)).toBe(1)
  expect(listings().at(-1)).toEqual([indexed])
  expect(await loadsIn(3_600, list)).toBe(0)
})

test('an open page shows the changes of other tabs within ten seconds', async () => {
  let listed = [indexed]
  const { list, listings } = watch([indexed], async () => listed, true)
  expect(await loadsIn(3_600, list)).toBeGreaterThan(350)
  listed = [indexed, working]
  await loadsIn(10, list)
  expect(listings().at(-1)).toEqual([indexed, working])
})

test('polling starts with a load when the page opens and ends when it is left', async () => {
  const { leavePage, list, openPage } = watch([indexed], async () => [indexed])
  openPage()
  expect(list).toHaveBeenCalledTimes(1)
  expect(await loadsIn(15, list)).toBe(3)
  leavePage()
  expect(await loadsIn(3_600, list)).toBe(0)
})

test('polling continues after the page is left and in a hidden tab while a document is in progress', async () => {
  let listed = working
  const { leavePage, list, listings, page } = watch([working], async () => [listed], true)
  leavePage()
  page.show(false)
  expect(await loadsIn(15, list)).toBe(4)
  listed = indexed
  await loadsIn(10, list)
  expect(listings().at(-1)).toEqual([indexed])
  expect(await loadsIn(3_600, list)).toBe(0)
  page.show(true)
  expect(list).toHaveBeenCalledTimes(6)
})

test('requests during a load cause one load after it and mark their documents as changed', async () => {
  const answers: ((documents: Document[]) => void)[] = []
  const { list, refresh, reports } = watch([indexed], () => new Promise((resolve) => answers.push(resolve)))
  for (let count = 0; count < 500; count += 1) refresh(`d${count % 2}`)
  expect(list).toHaveBeenCalledTimes(1)
  answers[0]?.([working])
  await loadsIn(0, list)
  expect(reports.at(-1)).toMatchObject({ documents: [working], changed: ['d1', 'd0'] })
  // A request before the next load is answered by that load.
  refresh('d2')
  expect(await loadsIn(0.999, list)).toBe(0)
  expect(await loadsIn(0.001, list)).toBe(1)
  answers[1]?.([])
  expect(await loadsIn(3_600, list)).toBe(0)
  expect(reports.at(-1)).toMatchObject({ documents: [], changed: [] })
  expect(reports).toHaveLength(2)
})

test('a request during a load is handled after that load fails', async () => {
  const answers: ((reason: Error) => void)[] = []
  const { list, refresh } = watch([indexed], () => new Promise((_, refuse) => answers.push(refuse)))
  refresh()
  refresh()
  answers[0]?.(new Error('Bad Gateway'))
  expect(await loadsIn(2, list)).toBe(1)
})

test('a failed load is not reported and is repeated', async () => {
  let isDown = true
  const { list, refresh, listings } = watch([indexed], async () => {
    if (isDown) throw new Error('Bad Gateway')
    return []
  })
  refresh()
  await loadsIn(30, list)
  expect(listings()).toEqual([])
  isDown = false
  await loadsIn(10, list)
  expect(listings()).toEqual([[]])
  expect(await loadsIn(3_600, list)).toBe(0)
})
