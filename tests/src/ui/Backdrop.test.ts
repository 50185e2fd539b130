import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type Conditions,
  hubCountOf,
  isSafari,
  nodeCountFor,
  pictureFor,
} from '../../../src/ui/Backdrop/conditions.ts'
import { createMotion, MAX_DRIFT_PX } from '../../../src/ui/Backdrop/draw.ts'
import { backdropGraph } from '../../../src/ui/Backdrop/graph.ts'
import { createLoop } from '../../../src/ui/Backdrop/loop.ts'

const box = { width: 1280, height: 900 }
const GRAPHS = (['signIn', 'landing'] as const).flatMap((name) =>
  ([25, 18] as const).flatMap((count) => [false, true].map((isTall) => ({ name, count, isTall }))),
)

describe('backdropGraph', () => {
  test.each(GRAPHS)(
    'the graph $name of $count nodes uses all six steps, stays inside the picture and is connected (tall: $isTall)',
    ({ name, count, isTall }) => {
      const { nodes, trails } = backdropGraph(name, count, isTall)
      expect(nodes).toHaveLength(count)
      expect(nodes.filter(({ isHub }) => isHub)).toHaveLength(hubCountOf(count))
      expect(new Set(nodes.map(({ step }) => step)).size).toBe(6)
      for (const { x, y } of nodes) {
        expect(Math.min(x, y)).toBeGreaterThan(0)
        expect(Math.max(x, y)).toBeLessThan(1)
      }
      expect([...new Set(trails.flat())].toSorted((a, b) => a - b)).toEqual([...nodes.keys()])
    },
  )

  test('all lines of a trail have a hub at one end, or none has', () => {
    for (const { name, count, isTall } of GRAPHS) {
      const { trails } = backdropGraph(name, count, isTall)
      for (const trail of trails) {
        const isHub = trail.map((node) => node < hubCountOf(count))
        const lines = isHub.slice(1).map((isEnd, index) => isEnd || isHub[index])
        expect(new Set(lines).size).toBe(1)
      }
    }
  })

  test('backdropGraph gives hubs the passed steps in descending order', () => {
    const { nodes } = backdropGraph('landing', 25, false, [2, 6, 4, 5])
    expect(nodes.slice(0, 4).map(({ step }) => step)).toEqual([6, 5, 4, 2])
  })
})

describe('createMotion', () => {
  const { nodes, seed } = backdropGraph('landing', 25)
  const flat = (places: readonly { x: number; y: number }[]) => places.flatMap(({ x, y }) => [x, y])
  const at = (seconds: number, ofSeed = seed) => flat(createMotion({ nodes, seed: ofSeed }, box)(seconds))

  test('positions depend only on seed and time', () => {
    expect(at(100)).toEqual(at(100))
    expect(at(100, seed + 1)).not.toEqual(at(100))
    expect(at(110)).not.toEqual(at(100))
  })

  test('nodes stay within a few pixels of their rest position and hubs do not move', () => {
    const rest = nodes.flatMap(({ x, y }) => [x * box.width, y * box.height])
    for (let seconds = 0; seconds < 120; seconds += 0.5) {
      const away = at(seconds).map((value, index) => Math.abs(value - (rest[index] ?? 0)))
      expect(Math.max(...away)).toBeLessThanOrEqual(MAX_DRIFT_PX + 1e-9)
      expect(Math.max(...away.slice(0, 8))).toBe(0)
    }
  })

  test('nodes move by less than a tenth of a pixel per frame', () => {
    for (let seconds = 0; seconds < 60; seconds += 1) {
      const next = at(seconds + 1 / 30)
      expect(
        Math.max(...at(seconds).map((value, index) => Math.abs(value - (next[index] ?? 0)))),
      ).toBeLessThan(0.1)
    }
  })
})

describe('pictureFor', () => {
  const good: Conditions = { reducedMotion: false, safari: false, pixelRatio: 1, connection: undefined }

  test.each<[string, Partial<Conditions>, ReturnType<typeof pictureFor>]>([
    ['a browser without connection data', {}, 'animated'],
    ['reduced motion', { reducedMotion: true }, 'dotted'],
    ['a slow-2g connection', { connection: { effectiveType: 'slow-2g' } }, 'dotted'],
    ['a 2g connection', { connection: { effectiveType: '2g', downlink: 5 } }, 'dotted'],
    ['a 3g connection', { connection: { effectiveType: '3g', downlink: 1.5 } }, 'animated'],
    ['a 4g connection', { connection: { effectiveType: '4g', downlink: 10 } }, 'animated'],
    ['a downlink just under one megabit', { connection: { effectiveType: '4g', downlink: 0.95 } }, 'dotted'],
    ['a downlink of one megabit', { connection: { effectiveType: '3g', downlink: 1 } }, 'animated'],
    ['a downlink of zero', { connection: { effectiveType: '4g', downlink: 0 } }, 'dotted'],
    ['data saving', { connection: { effectiveType: '4g', downlink: 10, saveData: true } }, 'dotted'],
    ['no data saving', { connection: { effectiveType: '4g', saveData: false } }, 'animated'],
    ['a high-density screen', { pixelRatio: 3 }, 'animated'],
    ['Safari', { safari: true }, 'animated'],
    ['Safari on a high-density screen', { safari: true, pixelRatio: 2 }, 'dotted'],
    ['Safari on a phone', { safari: true, pixelRatio: 3 }, 'dotted'],
    ['Safari with reduced motion', { safari: true, reducedMotion: true }, 'dotted'],
  ])('pictureFor chooses the picture for %s', (_name, conditions, picture) => {
    expect(pictureFor({ ...good, ...conditions })).toBe(picture)
  })

  test('pictureFor shows 25 nodes, on Safari 18', () => {
    expect(nodeCountFor(false)).toBe(25)
    expect(nodeCountFor(true)).toBe(18)
  })
})

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

test.each([
  ['Safari on a Mac', `${mac} ${webkit} Version/18.5 Safari/605.1.15`, true],
  ['Safari on an iPhone', `${iphone} ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`, true],
  [
    'Chrome on an iPhone: the same engine',
    `${iphone} ${webkit} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`,
    true,
  ],
  ['Chrome on a Mac', `${mac} ${blink} Chrome/138.0.0.0 Safari/537.36`, false],
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/138.0.0.0 Mobile Safari/537.36`,
    false,
  ],
  ['Edge', `${windows} ${blink} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`, false],
  [
    'Firefox on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    false,
  ],
])('isSafari detects whether %s uses the engine of Safari', (_name, userAgent, expected) => {
  expect(isSafari(userAgent)).toBe(expected)
})

/** A screen with this refresh rate in Hz, advanced by `pass`. */
function fakeScreen(rate: number) {
  const waiting = new Map<number, (now: number) => void>()
  let requests = 0
  let shown = 0
  vi.stubGlobal('requestAnimationFrame', (callback: (now: number) => void) => {
    requests += 1
    waiting.set(requests, callback)
    return requests
  })
  vi.stubGlobal('cancelAnimationFrame', (request: number) => void waiting.delete(request))
  return {
    waiting,
    pass(seconds: number) {
      for (let picture = 0; picture < seconds * rate; picture += 1) {
        shown += 1
        const due = [...waiting.values()]
        waiting.clear()
        for (const callback of due) callback((shown * 1000) / rate)
      }
    },
  }
}

describe('createLoop', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test.each([24, 30, 60, 63, 75, 90, 120, 144, 240])(
    'createLoop paints at most 30 times per second at %i Hz',
    (rate) => {
      const screen = fakeScreen(rate)
      const painted: number[] = []
      createLoop((seconds) => painted.push(seconds)).resume()
      screen.pass(10)
      expect(painted.length).toBeLessThanOrEqual(301)
      expect(painted.length).toBeGreaterThanOrEqual(Math.min(rate, 30) * 10 * 0.75)
      expect(painted).toEqual(painted.toSorted((a, b) => a - b))
    },
  )

  test('createLoop paints 30 times per second at 60 Hz', () => {
    const screen = fakeScreen(60)
    let frames = 0
    createLoop(() => {
      frames += 1
    }).resume()
    screen.pass(10)
    expect(frames).toBe(300)
  })

  test('createLoop starts paused, requests no frames while paused and resumes where it stopped', () => {
    const screen = fakeScreen(60)
    const painted: number[] = []
    const loop = createLoop((seconds) => painted.push(seconds))
    expect(screen.waiting.size).toBe(0)

    loop.resume()
    loop.resume()
    expect(screen.waiting.size).toBe(1)
    screen.pass(1)
    loop.pause()
    loop.pause()
    expect(screen.waiting.size).toBe(0)

    const before = painted.length
    screen.pass(60)
    expect(painted).toHaveLength(before)
    loop.resume()
    screen.pass(1)
    expect(painted.length).toBeGreaterThan(before)
    expect((painted[before] ?? 0) - (painted[before - 1] ?? 0)).toBeLessThan(0.1)
  })

  test('createLoop does not jump after a long gap between frames', () => {
    const screen = fakeScreen(60)
    const painted: number[] = []
    createLoop((seconds) => painted.push(seconds)).resume()
    screen.pass(1)
    const [callback] = [...screen.waiting.values()]
    screen.waiting.clear()
    callback?.(60_000)
    expect((painted.at(-1) ?? 0) - (painted.at(-2) ?? 0)).toBeLessThanOrEqual(0.1)
  })
})
