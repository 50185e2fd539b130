import type { Draft } from '../compose.ts'

/** Lines of a Markdown file or of the content of a list item or quotation, and where they are. */
export interface Place {
  readonly lines: readonly string[]
  /** The number of list items around the lines. */
  readonly depth: number
  /** Reads the blocks of contained lines. */
  readonly read: (lines: readonly string[], depth: number) => Draft[]
}

export interface Found {
  readonly drafts: readonly Draft[]
  /** The position of the first line after the block. */
  readonly next: number
}

/** Reads the block that starts at a line, or returns null if the line starts another kind of block. */
export type BlockReader = (place: Place, at: number) => Found | null

export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === ''
}

export function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** The line without up to `count` spaces at its start. */
export function dedent(line: string, count: number): string {
  return line.slice(Math.min(count, indentOf(line)))
}
