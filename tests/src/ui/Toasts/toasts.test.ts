import { beforeEach, describe, expect, test, vi } from 'vitest'

const importFresh = async () => import('../../../../src/ui/Toasts/toasts.ts')

beforeEach(() => {
  vi.resetModules()
})

describe('toasts before the region has subscribed', () => {
  test('the toast queue delivers queued toasts in order once a region subscribes', async () => {
    const { toasts, subscribeToToasts } = await importFresh()
    toasts.error('First', 'and its text')
    toasts.success('Second')
    const listener = vi.fn()
    subscribeToToasts(listener)
    expect(listener.mock.calls.map(([message]) => message)).toEqual([
      { tone: 'error', title: 'First', text: 'and its text' },
      { tone: 'success', title: 'Second', text: undefined },
    ])
    toasts.warning('Third')
    expect(listener).toHaveBeenLastCalledWith({ tone: 'warning', title: 'Third', text: undefined })
  })

  test('calls the loader of the toast region for each queued message until a region subscribes', async () => {
    const { toasts, onToastQueued, subscribeToToasts } = await importFresh()
    const load = vi.fn()
    const stop = onToastQueued(load)
    expect(load).not.toHaveBeenCalled()
    toasts.success('One')
    toasts.success('Two')
    expect(load).toHaveBeenCalledTimes(2)
    stop()
    subscribeToToasts(() => {})
    toasts.success('Three')
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('calls the loader of the toast region immediately if messages were queued before it was registered', async () => {
    const { toasts, onToastQueued } = await importFresh()
    toasts.success('Early')
    const load = vi.fn()
    // Strict mode runs effects twice.
    onToastQueued(load)()
    onToastQueued(load)
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('the toast queue queues toasts again after the region unsubscribed', async () => {
    const { toasts, subscribeToToasts } = await importFresh()
    const first = vi.fn()
    subscribeToToasts(first)()
    toasts.success('Between')
    const second = vi.fn()
    subscribeToToasts(second)
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledTimes(1)
  })
})
