import type { BackendSnapshot } from '../backend.ts'
import type { DatabaseSnapshot } from '../db/database.ts'
import type { ExtractedDocument } from '../engine/types.ts'

export interface BuiltWorld {
  readonly snapshot: BackendSnapshot
  /** When the world ends, in milliseconds since 1970. */
  readonly end: number
}

/** What JSON stores instead of a snapshot of the database: lists instead of maps, and files as Base64. */
interface PackedDatabase extends Omit<DatabaseSnapshot, 'files' | 'extracts'> {
  readonly files: [string, string][]
  readonly extracts: [string, ExtractedDocument][]
}

interface PackedWorld {
  readonly snapshot: Omit<BackendSnapshot, 'database'> & { readonly database: PackedDatabase }
  readonly end: number
}

/** A world as a text. */
export function packWorld({ snapshot, end }: BuiltWorld): string {
  const { files, extracts } = snapshot.database
  const database: PackedDatabase = {
    ...snapshot.database,
    files: Array.from(files, ([id, bytes]) => [id, encodeBase64(bytes)]),
    extracts: [...extracts],
  }
  return JSON.stringify({ snapshot: { ...snapshot, database }, end } satisfies PackedWorld)
}

export function unpackWorld(text: string): BuiltWorld {
  const { snapshot, end }: PackedWorld = JSON.parse(text)
  const { files, extracts } = snapshot.database
  const database: DatabaseSnapshot = {
    ...snapshot.database,
    files: new Map(files.map(([id, base64]) => [id, decodeBase64(base64)])),
    extracts: new Map(extracts),
  }
  return { snapshot: { ...snapshot, database }, end }
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
