/** One measurement of a test of tests/performance. */
interface Ratio {
  /** What was compared with what. */
  readonly what: string
  /** The median, as a number of times. */
  readonly times: string
}

const LINE = /^(\S.*): ([\d.]+) times\b/gm

/** The ratios that the tests of tests/performance have printed. */
export function ratiosIn(output: string): Ratio[] {
  return [...output.matchAll(LINE)].map(([, what = '', times = '']) => ({ what, times }))
}
