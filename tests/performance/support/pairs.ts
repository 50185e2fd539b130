/** How often the two are compared: alternating in their order, so that neither is always the warm one. */
const PAIRS = 7

/** How many times as much the larger takes as the smaller: the median of alternating pairs, and each of them. */
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
