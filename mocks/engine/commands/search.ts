import { parseArgs } from 'node:util'
import { readFiles } from './readFiles.ts'
import { readLimit, UsageError } from './usage.ts'

/** `search "query" FILE... [--limit N]`: the best passages, the notices of the files and the unreadable ones. */
export async function search(args: readonly string[]): Promise<unknown> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { limit: { type: 'string', default: '10' } },
  })
  const [query, ...paths] = positionals
  if (query === undefined || paths.length === 0) throw new UsageError('search needs a query and a file.')
  const limit = readLimit(values.limit)
  const { memory, notices, failed } = await readFiles(paths)
  if (failed.length === paths.length) process.exitCode = 1
  return { query, passages: memory.search(query, { limit }), notices, failed }
}
