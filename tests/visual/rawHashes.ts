import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

// The SHA-256 of each picture as the browser encodes it, in one file per project: a line is the hash and the story's
// id. A screenshot with the same hash needs no decoding and comparison.

const baselines = fileURLToPath(new URL('baselines', import.meta.url))
const renewed = fileURLToPath(new URL('../../node_modules/.cache/visual/hashes', import.meta.url))

/** The stored hashes of a project by story id. */
export function readHashes(project: string): Map<string, string> {
  const file = `${baselines}/${project}.sha256`
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

/** Keeps the hash of an updated picture until `mergeHashes`, because workers run in parallel. */
export function keepHash(project: string, storyId: string, hash: string): void {
  mkdirSync(`${renewed}/${project}`, { recursive: true })
  writeFileSync(`${renewed}/${project}/${storyId}`, hash)
}

/** Writes the kept hashes into the files of the projects and removes the lines of pictures that no longer exist. */
export function mergeHashes(): void {
  for (const folder of globSync(`${renewed}/*`)) {
    const project = basename(folder)
    const hashes = readHashes(project)
    for (const storyId of readdirSync(folder))
      hashes.set(storyId, readFileSync(`${folder}/${storyId}`, 'utf8'))
    const lines = [...hashes]
      .filter(([storyId]) => existsSync(`${baselines}/${project}/${storyId}.png`))
      .map(([storyId, hash]) => `${hash}  ${storyId}\n`)
    writeFileSync(
      `${baselines}/${project}.sha256`,
      lines.sort((one, other) => one.localeCompare(other)).join(''),
    )
  }
  rmSync(renewed, { recursive: true, force: true })
}
