import type { Page } from '@playwright/test'

/** What a page keeps after garbage collection. */
export interface PageMemory {
  /** The JavaScript heap of the page, without that of its workers, in MB. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** Returns a function that measures a page. */
export async function measureMemory(page: Page): Promise<() => Promise<PageMemory>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    // The first collection runs finalizers, which release what the second one collects.
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return {
      heap: value('JSHeapUsedSize') / 1e6,
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
    }
  }
}
