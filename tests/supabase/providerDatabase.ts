import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

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
  await database.exec(PROVIDER)
  const dumped = await database.dumpDataDir('none')
  await database.close()
  return dumped
}

/** A PostgreSQL database with the provider's schemas and the given migrations, by default the project's. */
export async function providerDatabase(migrations = MIGRATIONS): Promise<PGlite> {
  files ??= providerFiles()
  const database = await PGlite.create({ loadDataDir: await files })
  await database.exec(migrations)
  return database
}
