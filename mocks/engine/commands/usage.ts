export const USAGE = `Usage:
  npm run engine -- ask "question" FILE...
  npm run engine -- search "query" FILE... [--limit N]
  npm run engine -- rank --docs D.jsonl --queries Q.jsonl [--limit N]

FILE is a .pdf, .txt, .md or .docx. The answer is JSON on stdout.`

/** Invalid command-line arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export function readLimit(value: string): number {
  const limit = Number(value)
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit is a whole number from 1.')
  return limit
}
