import { ask } from './commands/ask.ts'
import { rank } from './commands/rank.ts'
import { search } from './commands/search.ts'
import { USAGE, UsageError } from './commands/usage.ts'

/** `npm run engine -- COMMAND ...`. Prints only JSON to stdout. */
async function main([command, ...args]: readonly string[]): Promise<void> {
  switch (command) {
    case 'ask':
      return print(await ask(args))
    case 'search':
      return print(await search(args))
    case 'rank':
      for (const line of await rank(args)) process.stdout.write(`${JSON.stringify(line)}\n`)
      return
    default:
      throw new UsageError(
        command === undefined ? 'A command is missing.' : `There is no command ${command}.`,
      )
  }
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
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
