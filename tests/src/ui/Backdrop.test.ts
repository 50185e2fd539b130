import { describe, expect, test } from 'vitest'
import { type Conditions, isSafari, nodeCountFor, pictureFor } from '../../../src/ui/Backdrop/conditions.ts'
import { backdropGraph } from '../../../src/ui/Backdrop/graph.ts'
import { createLoop } from '../../../src/ui/Backdrop/loop.ts'
import { createMotion, MAX_DRIFT_PX, positionsAt } from '../../../src/ui/Backdrop/motion.ts'
import { toTrails } from '../../../src/ui/Backdrop/trails.ts'

const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const box = { width: 1280, height: 900 }

describe('backdropGraph', () => {
  test.each([
    { count: 25, hubs: 4 },
    { count: 18, hubs: 3 },
  ])('backdropGraph makes $hubs of $count nodes hubs, 15 percent rounded', ({ count, hubs }) => {
    for (const seed of seeds) {
      const { nodes } = backdropGraph({ seed, count })
      expect(nodes).toHaveLength(count)
      expect(nodes.filter(({ hub }) => hub)).toHaveLength(hubs)
    }
  })

  test.each([false, true])(
    'backdropGraph uses all six steps, stays inside the picture and is connected (tall: %s)',
    (tall) => {
      for (const seed of seeds) {
        const { nodes, edges } = backdropGraph({ seed, count: 25, tall })
        expect(new Set(nodes.map(({ step }) => step)).size).toBe(6)
        for (const { x, y } of nodes) {
          expect(Math.min(x, y)).toBeGreaterThan(0)
          expect(Math.max(x, y)).toBeLessThan(1)
        }
        const met = new Set(edges.flatMap(({ from, to }) => [from, to]))
        const alone = nodes.filter((_, index) => !met.has(index))
        expect(alone.length, `nodes alone with seed ${seed}`).toBe(0)
      }
    },
  )

  test('backdropGraph assigns steps that rise from the lower left to the upper right', () => {
    for (const seed of seeds) {
      const heights = backdropGraph({ seed, count: 25 }).nodes.map(({ x, y, step }) => ({
        along: x + 1 - y,
        step,
      }))
      const rising = heights.toSorted((a, b) => a.along - b.along).map(({ step }) => step)
      expect(rising).toEqual(rising.toSorted())
    }
  })

  test('backdropGraph creates equal graphs for equal seeds and different graphs otherwise', () => {
    expect(backdropGraph({ seed: 7, count: 25 })).toEqual(backdropGraph({ seed: 7, count: 25 }))
    expect(backdropGraph({ seed: 7, count: 25 })).not.toEqual(backdropGraph({ seed: 8, count: 25 }))
  })

  test('backdropGraph gives hubs the passed steps in descending order', () => {
    const { nodes } = backdropGraph({ seed: 7, count: 25, hubSteps: [2, 6, 4, 5] })
    expect(nodes.slice(0, 4).map(({ step }) => step)).toEqual([6, 5, 4, 2])
  })

  test('joins edges into trails that contain every edge once', () => {
    const { edges } = backdropGraph({ seed: 7, count: 25 })
    const name = (a: number, b: number) => [Math.min(a, b), Math.max(a, b)].join('-')
    const trails = toTrails(edges)
    const passed = trails.flatMap((trail) =>
      trail.slice(1).map((node, index) => name(node, trail[index] ?? -1)),
    )
    expect(passed.toSorted()).toEqual(edges.map(({ from, to }) => name(from, to)).toSorted())
    expect(trails.length).toBeLessThan(edges.length / 2)
  })
})

describe('positionsAt', () => {
  const { nodes } = backdropGraph({ seed: 7, count: 25 })
  const motion = createMotion(nodes, box, 7)
  const at = (seconds: number) => [...positionsAt(motion, seconds, new Float64Array(nodes.length * 2))]

  test('positionsAt depends only on seed and time', () => {
    const before = at(100)
    at(3)
    expect(at(100)).toEqual(before)
    expect(createMotion(nodes, box, 7)).toEqual(motion)
    expect(createMotion(nodes, box, 8)).not.toEqual(motion)
    expect(at(110)).not.toEqual(before)
  })

  test('positionsAt keeps nodes within a few pixels of their rest position and hubs fixed', () => {
    const rest = nodes.flatMap(({ x, y }) => [x * box.width, y * box.height])
    for (let seconds = 0; seconds < 120; seconds += 0.5) {
      const away = at(seconds).map((value, index) => Math.abs(value - (rest[index] ?? 0)))
      expect(Math.max(...away)).toBeLessThanOrEqual(MAX_DRIFT_PX + 1e-9)
      expect(Math.max(...away.slice(0, 8))).toBe(0)
    }
  })

  test('positionsAt moves nodes by less than a tenth of a pixel per frame', () => {
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
    expect(nodeCountFor({ safari: false })).toBe(25)
    expect(nodeCountFor({ safari: true })).toBe(18)
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
  return {
    waiting,
    clock: {
      request: (callback: (now: number) => void) => {
        requests += 1
        waiting.set(requests, callback)
        return requests
      },
      cancel: (request: number) => void waiting.delete(request),
    },
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
  test.each([24, 30, 60, 63, 75, 90, 120, 144, 240])(
    'createLoop paints at most 30 times per second at %i Hz',
    (rate) => {
      const screen = fakeScreen(rate)
      const painted: number[] = []
      createLoop((seconds) => painted.push(seconds), screen.clock).resume()
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
    }, screen.clock).resume()
    screen.pass(10)
    expect(frames).toBe(300)
  })

  test('createLoop starts paused, requests no frames while paused and resumes where it stopped', () => {
    const screen = fakeScreen(60)
    const painted: number[] = []
    const loop = createLoop((seconds) => painted.push(seconds), screen.clock)
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
    createLoop((seconds) => painted.push(seconds), screen.clock).resume()
    screen.pass(1)
    const [callback] = [...screen.waiting.values()]
    screen.waiting.clear()
    callback?.(60_000)
    expect((painted.at(-1) ?? 0) - (painted.at(-2) ?? 0)).toBeLessThanOrEqual(0.1)
  })
})
