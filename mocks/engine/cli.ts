import { ask } from './commands/ask.ts'
import { rank } from './commands/rank.ts'
import { search } from './commands/search.ts'
import { USAGE, UsageError } from './commands/usage.ts'

/** The engine from a shell: `npm run engine -- COMMAND ...`. JSON on stdout, and nothing else. */
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

/** What parseArgs throws for options it does not know is a matter of usage too. */
function isUsage(error: Error): boolean {
  const isParseError =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return error instanceof UsageError || isParseError
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(isUsage(error) ? `${error.message}\n\n${USAGE}` : error.message)
  process.exitCode = 1
}
