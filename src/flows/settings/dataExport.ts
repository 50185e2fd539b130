import { PRODUCT_NAME } from '../../domain/product.ts'

export interface MissingPart {
  /** For example 'your documents'. */
  part: string
  reason: string
}

/** The file name with the UTC date: `engram-export-2026-11-21.json`. */
export function exportFilename(now: Date): string {
  return `${PRODUCT_NAME.toLowerCase()}-export-${now.toISOString().slice(0, 10)}.json`
}
