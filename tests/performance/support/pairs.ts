/** Number of comparisons, in alternating order so that neither is always the warmed-up one. */
const PAIRS = 7

/** Runs both in alternating pairs and returns the median ratio and all ratios. */
export async function ratioOf(smaller: () => Promise<number>, larger: () => Promise<number>) {
  await smaller()
  await larger()
  const ratios: number[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const isSmallerFirst = pair % 2 === 0
    const first = await (isSmallerFirst ? smaller() : larger())
    const second = await (isSmallerFirst ? larger() : smaller())
    ratios.push(isSmallerFirst ? second / first : first / second)
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(PAIRS / 2)] ?? Number.NaN
  return { median, each: ratios.map((ratio) => ratio.toFixed(2)).join(', ') }
}
