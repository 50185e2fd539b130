import { ask } from './commands/ask.ts'
import { compare } from './commands/compare.ts'
import { evaluate } from './commands/evaluate.ts'
import { explain } from './commands/explain.ts'
import { fitWeights } from './commands/fitWeights.ts'
import { rank } from './commands/rank.ts'
import { search } from './commands/search.ts'
import { USAGE, UsageError } from './commands/usage.ts'

/** `npm run engine -- COMMAND ...`. Prints only results to stdout. */
async function main([command, ...args]: readonly string[]): Promise<void> {
  switch (command) {
    case 'ask':
      for await (const text of ask(args)) print(text)
      return
    case 'search':
      return print(JSON.stringify(await search(args), null, 2))
    case 'rank':
      for (const line of await rank(args)) print(JSON.stringify(line))
      return
    case 'evaluate':
      for await (const text of evaluate(args)) print(text)
      return
    case 'compare':
      return print(await compare(args, new Date()))
    case 'explain':
      return print(JSON.stringify(await explain(args), null, 2))
    case 'fit':
      return print(await fitWeights(args))
    default:
      throw new UsageError(
        command === undefined ? 'A command is missing.' : `There is no command ${command}.`,
      )
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Includes the errors of parseArgs for unknown options. */
function isUsageError(error: Error): boolean {
  const isParseError =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return error instanceof UsageError || isParseError
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(isUsageError(error) ? `${error.message}\n\n${USAGE}` : error.message)
  process.exitCode = 1
}
