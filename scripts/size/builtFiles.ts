import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** A build with a manifest (`vite build --manifest`). */
export interface BuiltFiles {
  /** The scripts and style sheets of these modules and of their static imports. Throws if a module is in no chunk. */
  filesOf(modules: readonly string[]): Set<string>
  read(file: string): Buffer
  /** The size of these files after gzip, in KiB (1024 bytes). */
  kibOf(files: Iterable<string>): number
}

export function readBuiltFiles(outDir: string): BuiltFiles {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
  )
  const read = (file: string) => readFileSync(join(outDir, file))

  function filesOf(modules: readonly string[]): Set<string> {
    const files = new Set<string>()
    const add = (key: string) => {
      const chunk = manifest[key]
      if (chunk === undefined) throw new Error(`The build has no file for ${key}.`)
      if (files.has(chunk.file)) return
      files.add(chunk.file)
      for (const file of chunk.css ?? []) files.add(file)
      chunk.imports?.forEach(add)
    }
    modules.forEach(add)
    return files
  }

  return {
    filesOf,
    read,
    kibOf: (files) => [...files].reduce((sum, file) => sum + gzipSync(read(file)).length / 1024, 0),
  }
}
