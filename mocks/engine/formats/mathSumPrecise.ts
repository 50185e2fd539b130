declare global {
  interface Math {
    /** ES2026. */
    sumPrecise?: (values: Iterable<number>) => number
  }
}

/**
 * pdf.js needs Math.sumPrecise to rewrite fonts. Without it, it silently loses the Unicode mapping of glyphs, for example
 * of 'fi' ligatures. pdf.js only adds integers, so a plain sum is exact.
 */
export function polyfillMathSumPrecise(): void {
  Math.sumPrecise ??= (values) => {
    let sum = 0
    for (const value of values) sum += value
    return sum
  }
}
