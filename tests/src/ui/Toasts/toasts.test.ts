import { beforeEach, describe, expect, test, vi } from 'vitest'

/** The toasts of a page that has just been opened. */
const opened = async () => import('../../../../src/ui/Toasts/toasts.ts')

beforeEach(() => {
  vi.resetModules()
})

describe('toasts before their region is there', () => {
  test('wait for it, in their order', async () => {
    const { toasts, subscribeToToasts: listenToToasts } = await opened()
    toasts.error('First', 'and its text')
    toasts.success('Second')
    const heard = vi.fn()
    listenToToasts(heard)
    expect(heard.mock.calls.map(([message]) => message)).toEqual([
      { tone: 'error', title: 'First', text: 'and its text' },
      { tone: 'success', title: 'Second', text: undefined },
    ])
    toasts.warning('Third')
    expect(heard).toHaveBeenLastCalledWith({ tone: 'warning', title: 'Third', text: undefined })
  })

  test('call for the region: the first, and each later one while it has not come', async () => {
    const { toasts, onToastQueued, subscribeToToasts: listenToToasts } = await opened()
    const load = vi.fn()
    const stop = onToastQueued(load)
    expect(load).not.toHaveBeenCalled()
    toasts.success('One')
    toasts.success('Two')
    expect(load).toHaveBeenCalledTimes(2)
    stop()
    listenToToasts(() => {})
    toasts.success('Three')
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('call for it at once where they have been said before anybody listened', async () => {
    const { toasts, onToastQueued } = await opened()
    toasts.success('Early')
    const load = vi.fn()
    // Strict effects begin, end and begin again.
    onToastQueued(load)()
    onToastQueued(load)
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('wait again once the region has gone', async () => {
    const { toasts, subscribeToToasts: listenToToasts } = await opened()
    const first = vi.fn()
    listenToToasts(first)()
    toasts.success('Between')
    const second = vi.fn()
    listenToToasts(second)
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledTimes(1)
  })
})
