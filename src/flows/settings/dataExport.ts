import { PRODUCT_NAME } from '../../domain/product.ts'

/** What an export could not get, and why. */
export interface MissingPart {
  /** 'documents', 'the chat "Sleep"'. */
  part: string
  reason: string
}

/** The name of an export's file, by its day: `engram-export-2026-11-21.json`. */
export function exportFilename(now: Date): string {
  return `${PRODUCT_NAME.toLowerCase()}-export-${now.toISOString().slice(0, 10)}.json`
}
