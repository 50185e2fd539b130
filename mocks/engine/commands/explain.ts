import { parseArgs } from 'node:util'
import { readFiles } from './readFiles.ts'
import { UsageError } from './usage.ts'

/** `explain "question" FILE...`: what the engine looked for, and why it preferred the first sentence to the next ones. */
export async function explain(args: readonly string[]): Promise<unknown> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
  const [question, ...paths] = positionals
  if (question === undefined || paths.length === 0)
    throw new UsageError('explain needs a question and a file.')
  const { memory, failed } = await readFiles(paths)
  if (failed.length === paths.length) process.exitCode = 1
  const { hypotheses } = memory.ask(question)
  const claims = hypotheses.map(({ hypothesis, confidence, supporting, contradicting }) => ({
    hypothesis,
    confidence,
    supporting,
    contradicting,
  }))
  return { question, claims, ...memory.explain(question), failed }
}
