/** How many previews load at the same time. More delay the first ones. */
const LOADING_AT_MOST = 2

let loading = 0
const waiting: (() => void)[] = []

/** Waits until few others load. `start` resolves then; call `end` when done, or to give up. It can be repeated. */
export function takeTurn(): { start: Promise<void>; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  let state: 'waiting' | 'loading' | 'ended' = 'waiting'
  const begin = () => {
    state = 'loading'
    loading += 1
    resolve()
  }
  const end = () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1)
    else if (state === 'loading') {
      loading -= 1
      waiting.shift()?.()
    }
    state = 'ended'
  }
  if (loading < LOADING_AT_MOST) begin()
  else waiting.push(begin)
  return { start: promise, end }
}
