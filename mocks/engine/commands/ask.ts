import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { parseJson } from '../evaluation/parseJson.ts'
import { readFiles } from './readFiles.ts'
import { UsageError } from './usage.ts'

const Line = v.object({ id: v.optional(v.union([v.string(), v.number()])), question: v.string() })

/**
 * `ask "question" FILE...`: the answer, the notices of the files and the unreadable ones. `ask --questions Q.jsonl FILE...`: the same for each
 * question of the file, one JSON object a line; the files are read once.
 */
export async function* ask(args: readonly string[]): AsyncGenerator<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { questions: { type: 'string' } },
  })
  const isSingle = values.questions === undefined
  const paths = isSingle ? positionals.slice(1) : positionals
  const [question] = positionals
  if (question === undefined || paths.length === 0) throw new UsageError('ask needs a question and a file.')
  const asked = values.questions === undefined ? [{ question }] : await readQuestions(values.questions)
  const { memory, notices, failed } = await readFiles(paths)
  if (failed.length === paths.length) process.exitCode = 1
  for (const line of asked)
    yield JSON.stringify({ ...line, ...memory.ask(line.question), notices, failed }, null, isSingle ? 2 : 0)
}

async function readQuestions(path: string): Promise<v.InferOutput<typeof Line>[]> {
  const lines = (await readFile(path, 'utf8')).split('\n')
  return lines.flatMap((line, i) =>
    line.trim() === '' ? [] : [parseJson(Line, line, `${path}, line ${i + 1}`)],
  )
}
