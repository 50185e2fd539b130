import { parseArgs } from 'node:util'

export const USAGE = `Usage: npm run mock:server -- [options]

Serves the mock backend over HTTP: /api/v1, the hosted provider at /hosted, and controls at /__mock.

  --port <number>  The port, 0 for any free one. Default: 4010.
  --help           Shows this text.
`

/** The arguments of a command are wrong. Its message is a sentence for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export interface ServerOptions {
  readonly port: number
  readonly help: boolean
}

/** @throws UsageError */
export function parseOptions(args: readonly string[]): ServerOptions {
  const { port, help } = parse(args)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError('--port must be a number from 0 to 65535.')
  return { port: Number(port), help }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { port: { type: 'string', default: '4010' }, help: { type: 'boolean', default: false } },
    }).values
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Only the first sentence: the others explain how to pass a value that starts with a dash.
    throw new UsageError(`${error.message.split(/\.\s/)[0]?.replace(/\.$/, '')}.`)
  }
}
