import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FolderError } from './FolderError.ts'

export const LOCK_FILE = 'server.pid'

/** The lock files of this process. */
const locks = new Set<string>()

function unlockAll(): void {
  for (const path of locks) rmSync(path, { force: true })
}

/**
 * Reserves a folder for this process until it exits.
 *
 * @throws FolderError if another process uses it, or it cannot be written.
 */
export function lockFolder(folder: string): void {
  const path = join(folder, LOCK_FILE)
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (!isCode(error, 'EEXIST')) {
      rmSync(path, { force: true })
      throw new FolderError(`The folder ${folder} cannot be written (${messageOf(error)}).`)
    }
    const owner = Number(readFileSync(path, 'utf8'))
    if (isRunning(owner))
      throw new FolderError(
        `Another server (process ${owner}) uses ${folder}. Stop it, or choose another folder.`,
      )
    // The owner has crashed.
    writeFileSync(path, String(process.pid))
  }
  if (locks.size === 0) process.once('exit', unlockAll)
  locks.add(path)
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    // Signal 0 only checks.
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
