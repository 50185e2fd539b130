import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { BackendSnapshot, BackendTables } from '../../backend.ts'
import type { MemoryDocument } from '../../engine/memory.ts'
import type { ExtractedDocument } from '../../engine/types.ts'
import type { ContentRecords, MemoryOrder } from '../../persistence/contentRecords.ts'
import { identitiesOf, memoryOrder, toContent, toRecords } from '../../persistence/contentRecords.ts'
import type { StoredSettings, StoredSnapshot } from '../../persistence/snapshotStorage.ts'
import { readJson, unreadable } from './readFolder.ts'
import type { SpareFile } from './spareFile.ts'
import { writeAtomically } from './writeAtomically.ts'

// A generation is a subfolder with one state of the backend: state.json, and one file per record of the content.

const STATE_FILE = 'state.json'
const KINDS = ['files', 'extracts', 'memories'] as const
type Kind = (typeof KINDS)[number]

/** The rows are checked when they are restored. */
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const state = v.object({
  settings: v.object({ world: v.string(), faults: v.array(v.string()), clockOffsetMs: v.number() }),
  tables: v.custom<BackendTables>(isObject),
  files: v.array(v.string()),
  extracts: v.array(v.string()),
  memories: v.custom<MemoryOrder>(Array.isArray),
})

/** The written records by id, each with the object that it was written from or read as. */
export type Written = Readonly<Record<Kind, ReadonlyMap<string, object>>>

export const NOTHING_WRITTEN: Written = { files: new Map(), extracts: new Map(), memories: new Map() }

/**
 * Writes a snapshot into a subfolder: first the new records, then the state, then it deletes what is left over. If the
 * new records do not fit on the disk, they are deleted again and the subfolder stays as it was.
 */
export async function writeGeneration(
  folder: string,
  before: Written,
  { database, ...rest }: BackendSnapshot,
  settings: StoredSettings,
  spare: SpareFile,
): Promise<Written> {
  const { files, extracts, memories, ...tables } = database
  const records = toRecords(database)
  const after = identitiesOf(records)
  const added: string[] = []
  async function writeRecords(): Promise<void> {
    for (const kind of KINDS) {
      await mkdir(join(folder, kind), { recursive: true })
      for (const [id, identity] of after[kind]) {
        if (before[kind].get(id) === identity) continue
        const path = pathOf(folder, kind, id)
        await writeAtomically(path, toBytes(records[kind].get(id)))
        if (!before[kind].has(id)) added.push(path)
      }
    }
  }
  const content: v.InferInput<typeof state> = {
    settings: { ...settings, faults: [...settings.faults] },
    tables: { ...rest, database: tables },
    files: [...files.keys()],
    extracts: [...extracts.keys()],
    memories: memoryOrder(database),
  }
  const text = JSON.stringify(content)
  try {
    await writeRecords()
    await spare.writing(() => writeAtomically(join(folder, STATE_FILE), text))
  } catch (error) {
    for (const path of added) await rm(path, { force: true })
    throw error
  }
  for (const kind of KINDS)
    for (const id of before[kind].keys())
      if (!after[kind].has(id)) await rm(pathOf(folder, kind, id), { force: true })
  await spare.keep(Buffer.byteLength(text))
  return after
}

/**
 * Reads a subfolder of `root`.
 *
 * @throws FolderError if something is missing or not valid.
 */
export async function readGeneration(
  root: string,
  name: string,
): Promise<{ readonly stored: StoredSnapshot; readonly written: Written }> {
  const result = v.safeParse(state, await readJson(root, name, STATE_FILE))
  if (!result.success) throw unreadable(root, `${name}/${STATE_FILE} is not valid`)
  const { tables, settings, ...lists } = result.output
  const memoryIds = lists.memories.flatMap(([userId, ids]) => ids.map((id) => `${userId}/${id}`))
  const records: ContentRecords = {
    files: await readAll(lists.files, (id) => readBytes(root, name, id)),
    extracts: await readAll(lists.extracts, (id) =>
      readRecord<ExtractedDocument>(root, name, 'extracts', id),
    ),
    memories: await readAll(memoryIds, (id) => readRecord<MemoryDocument>(root, name, 'memories', id)),
  }
  const content = toContent(records, lists.memories)
  return { stored: { tables, settings, readContent: async () => content }, written: identitiesOf(records) }
}

async function readAll<Value>(ids: readonly string[], read: (id: string) => Promise<Value>) {
  const values = new Map<string, Value>()
  for (const id of ids) values.set(id, await read(id))
  return values
}

async function readBytes(root: string, name: string, id: string): Promise<Uint8Array> {
  const path = pathOf(join(root, name), 'files', id)
  try {
    return new Uint8Array(await readFile(path))
  } catch {
    throw unreadable(root, `${path} is gone`)
  }
}

/** Records are derived from the files by this program. Only what a file that was cut off or replaced shows is checked. */
async function readRecord<Value>(root: string, name: string, kind: Kind, id: string): Promise<Value> {
  const value = await readJson(root, name, kind, fileName(id))
  const isRecord = isObject(value) && (kind !== 'memories' || ('index' in value && isObject(value.index)))
  if (!isRecord) throw unreadable(root, `${name}/${kind}/${fileName(id)} is not valid`)
  return value as Value
}

function toBytes(value: object | undefined): string | Uint8Array {
  return value instanceof Uint8Array ? value : JSON.stringify(value)
}

function pathOf(folder: string, kind: Kind, id: string): string {
  return join(folder, kind, fileName(id))
}

function fileName(id: string): string {
  return encodeURIComponent(id)
}
