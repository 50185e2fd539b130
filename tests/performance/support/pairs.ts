/** Unless a test needs fewer. Odd, so that the median is one of the values. */
const RUNS = 5

/** Runs both in alternating pairs, so that neither is always the warmed-up one. Returns the median ratio and all ratios. */
export async function ratioOf(smaller: () => Promise<number>, larger: () => Promise<number>, runs = RUNS) {
  return medianOf(async (run) => {
    const isSmallerFirst = run % 2 === 0
    const first = await (isSmallerFirst ? smaller() : larger())
    const second = await (isSmallerFirst ? larger() : smaller())
    return isSmallerFirst ? second / first : first / second
  }, runs)
}

/** Measures several times, after once for warming up. Returns the median and all values. */
export async function medianOf(measure: (run: number) => Promise<number>, runs = RUNS) {
  await measure(0)
  const values: number[] = []
  for (let run = 0; run < runs; run += 1) values.push(await measure(run))
  const median = values.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
  return { median, each: values.map((value) => value.toFixed(2)).join(', ') }
}
