declare global {
  interface Math {
    /** ES2026. */
    sumPrecise?: (values: Iterable<number>) => number
  }
}

/**
 * pdf.js writes its fonts anew with Math.sumPrecise. An engine that lacks it fails inside, quietly, and what
 * is lost is how the font maps to Unicode: every 'fi' of a TeX document, for one. pdf.js only adds lengths in
 * bytes, so plain sums are exact.
 */
export function provideMathSumPrecise(): void {
  Math.sumPrecise ??= (values) => {
    let sum = 0
    for (const value of values) sum += value
    return sum
  }
}
