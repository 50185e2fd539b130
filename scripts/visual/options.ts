import { parseArgs } from 'node:util'

export const HELP = `npm run test:visual -- [OPTIONS] [WORDS ...]

Builds Storybook and compares every story with its baseline picture, in its themes and widths. Writes every
difference to dist/visual/index.html.

  WORDS             only stories whose title, name or id contains one of the words: Chat, flows-chat
  --story NAME      only this story, by its title and name ("Flows/Chat: Delete") or its id; can be repeated
  --changed [REF]   only stories whose imports changed since a commit; without REF, since origin/main, or HEAD where
                    there is no origin/main; includes changes that are not committed
  --update          accepts the new pictures: updates the baselines of what was compared
  --identical       takes every picture three times and fails unless all have the bytes of the baseline
  --no-build        compares the Storybook that is already in dist/storybook
  --help            prints this text
`

export interface Options {
  isUpdate: boolean
  isBuilt: boolean
  /** Whether every picture is taken three times and its bytes are compared. */
  isIdentical: boolean
  /** Parts of titles, names and ids. */
  words: string[]
  /** Whole names or ids. */
  stories: string[]
  /** The commit since which changes count; empty for the default commit. Not given without `--changed`. */
  changedSince?: string
}

export type Parsed =
  | { kind: 'run'; options: Options }
  | { kind: 'help' }
  | { kind: 'refused'; reason: string }

const OPTIONS = {
  help: { type: 'boolean' },
  update: { type: 'boolean' },
  'no-build': { type: 'boolean' },
  identical: { type: 'boolean' },
  story: { type: 'string', multiple: true },
  changed: { type: 'string' },
} as const

/** `--changed` may stand without a value, which `parseArgs` does not support: a missing value becomes an empty one. */
function withValues(args: readonly string[]): string[] {
  return args.map((argument, index) => {
    const next = args[index + 1]
    return argument === '--changed' && (next === undefined || next.startsWith('-')) ? '--changed=' : argument
  })
}

/** Reads the arguments of the command. A refusal's reason is a sentence. */
export function parseOptions(args: readonly string[]): Parsed {
  const unknown = args.find((argument) => argument.startsWith('-') && !isKnown(argument))
  if (unknown !== undefined)
    return { kind: 'refused', reason: `There is no option ${unknown}. --help lists the options.` }
  try {
    const { values, positionals } = parseArgs({
      args: withValues(args),
      options: OPTIONS,
      allowPositionals: true,
    })
    if (values.help) return { kind: 'help' }
    const options: Options = {
      isUpdate: values.update ?? false,
      isBuilt: values['no-build'] ?? false,
      isIdentical: values.identical ?? false,
      words: positionals,
      stories: values.story ?? [],
      ...(values.changed !== undefined && { changedSince: values.changed }),
    }
    return { kind: 'run', options }
  } catch {
    return {
      kind: 'refused',
      reason: 'Write --story "Flows/Chat: Delete": --story needs the name of a story.',
    }
  }
}

function isKnown(argument: string): boolean {
  const [name = ''] = argument.slice(2).split('=')
  return argument.startsWith('--') && name in OPTIONS
}
