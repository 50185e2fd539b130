import { readDemoItem, storeDemoItem } from '../demoItems.ts'

// Shifts the page's Date by as much as the clock of the demo's backend. The offset is stored, because the backend has not
// answered yet when the page is first rendered.

const ITEM = 'clockOffset'

const RealDate = Date
let offsetMs = Number(readDemoItem(ITEM) ?? 0)

const now = () => RealDate.now() + offsetMs

/** Replaces the page's Date. Call it before the app starts. */
export function installPageClock(): void {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

/** Sets by how many milliseconds the page's time is ahead of the real time. */
export function movePageClock(ms: number): void {
  if (ms === offsetMs) return
  offsetMs = ms
  storeDemoItem(ITEM, String(ms))
}
