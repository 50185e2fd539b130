import { parseArgs } from 'node:util'
import { addFiles } from './readFiles.ts'
import { UsageError } from './usage.ts'

/** `ask "question" FILE...`: the answer and the unreadable files. */
export async function ask(args: readonly string[]): Promise<unknown> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
  const [question, ...paths] = positionals
  if (question === undefined || paths.length === 0) throw new UsageError('ask needs a question and a file.')
  const { memory, failed } = await addFiles(paths)
  if (failed.length === paths.length) process.exitCode = 1
  return { question, ...memory.ask(question), failed }
}
