import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createRanking } from '../rank.ts'
import { readLimit, UsageError } from './usage.ts'

/**
 * `rank --docs D.jsonl --queries Q.jsonl [--limit N]`: for each query {id, text} a line {id, ranking} with the
 * ids of the best documents {id, title, text}, the best first. A document's score is made of its whole text's
 * and of its best passage's: see ../rank.ts.
 */
export async function rank(args: readonly string[]): Promise<readonly unknown[]> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      docs: { type: 'string' },
      queries: { type: 'string' },
      limit: { type: 'string', default: '10' },
    },
  })
  if (values.docs === undefined || values.queries === undefined)
    throw new UsageError('rank needs --docs and --queries.')
  const limit = readLimit(values.limit)
  const documents = await readLines(values.docs)
  const ranking = createRanking(
    documents.map((line) => ({
      id: field(line, 'id'),
      title: field(line, 'title'),
      text: field(line, 'text'),
    })),
  )
  return (await readLines(values.queries)).map((line) => ({
    id: line.id,
    ranking: ranking(field(line, 'text')).slice(0, limit),
  }))
}

type Line = Readonly<Record<string, unknown>>

async function readLines(path: string): Promise<Line[]> {
  const text = await readFile(path, 'utf8')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Line => JSON.parse(line))
}

function field(line: Line, name: string): string {
  return String(line[name] ?? '')
}
