import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { FolderError } from './FolderError.ts'
import { LOCK_FILE } from './lockFolder.ts'
import { SPARE_FILE } from './spareFile.ts'

/** Marks a folder as one of the mock server. */
const FORMAT = 'engram-mock-data'

/** Increase when older folders can no longer be read. */
const VERSION = 1

/** The file that says which generations are current. */
export const MARK_FILE = 'engram-mock.json'

const mark = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  /** Name of the subfolder with the current data. */
  current: v.pipe(v.string(), v.regex(/^data-\d+$/)),
  /** Name of the subfolder with the data that `undo` returns to. */
  previous: v.nullable(v.pipe(v.string(), v.regex(/^data-\d+$/))),
})
export type Generations = Pick<v.InferOutput<typeof mark>, 'current' | 'previous'>

export function formatMark(generations: Generations): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...generations }, null, 2)}\n`
}

/**
 * The generations of a folder. Null if it is empty; it is created if it does not exist.
 *
 * @throws FolderError if it cannot be created, contains other files, or was written by another version.
 */
export async function readGenerations(folder: string): Promise<Generations | null> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new FolderError(`The folder ${folder} cannot be created (${reasonOf(error)}).`)
  })
  if (!existsSync(join(folder, MARK_FILE))) {
    const others = (await readdir(folder)).filter((name) => name !== LOCK_FILE && name !== SPARE_FILE)
    if (others.length === 0) return null
    throw new FolderError(
      `${folder} contains files that are not the mock server's. Choose an empty folder, or one that does not exist.`,
    )
  }
  const result = v.safeParse(mark, await readJson(folder, MARK_FILE))
  if (!result.success) throw unreadable(folder, `${MARK_FILE} is not valid`)
  if (result.output.version !== VERSION) throw unreadable(folder, 'another version has written it')
  return result.output
}

/** @throws FolderError if the file is missing or contains no JSON. */
export async function readJson(folder: string, ...path: readonly string[]): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, ...path), 'utf8'))
  } catch (error) {
    throw unreadable(folder, `${path.join('/')}: ${reasonOf(error)}`)
  }
}

export function unreadable(folder: string, reason: string): FolderError {
  return new FolderError(
    `The data in ${folder} cannot be read (${reason}). Nothing was changed. Delete the folder to start over, or choose another.`,
  )
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
