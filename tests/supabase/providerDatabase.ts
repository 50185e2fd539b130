import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import type { OpenDatabase } from './database.ts'
import { ROLES } from './roles.ts'
import { createServerDatabase } from './serverDatabase.ts'

/** All migrations in order, as one string. */
export const MIGRATIONS = globSync(fileURLToPath(new URL('../../supabase/migrations/*.sql', import.meta.url)))
  .sort()
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const PROVIDER = readFileSync(new URL('provider.sql', import.meta.url), 'utf8')

/** A database without migrations, as files: creating one takes five times as long as opening one. */
let files: Promise<File | Blob> | null = null

async function providerFiles(): Promise<File | Blob> {
  const database = await PGlite.create()
  for (const [role, options] of Object.entries(ROLES)) await database.exec(`create role ${role} ${options}`)
  await database.exec(PROVIDER)
  const dumped = await database.dumpDataDir('none')
  await database.close()
  return dumped
}

/**
 * A PostgreSQL database with the provider's schemas and the given migrations, by default the project's: in this process,
 * or on the server of ENGRAM_POSTGRES_URL.
 */
export async function providerDatabase(migrations = MIGRATIONS): Promise<OpenDatabase> {
  const url = process.env.ENGRAM_POSTGRES_URL
  if (url) return createServerDatabase(url, PROVIDER + migrations)
  files ??= providerFiles()
  const database = await PGlite.create({ loadDataDir: await files })
  await database.exec(migrations)
  return database
}
