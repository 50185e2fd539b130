/** The files of a build, stored for use without a connection. */
export interface StoredFiles {
  /**
   * The response to a request of the page, or null if it is not for one of the files. `network`: nothing is stored, so that
   * the browser can load the file itself, which is faster.
   */
  respond(request: Request): Promise<Response> | 'network' | null
  /** Stores all files of this build. Files that are stored already are not loaded again. */
  store(): Promise<void>
  /** Deletes the files of other builds. */
  deleteOthers(): Promise<void>
}

export interface Build {
  /** Paths of all files. Those without an extension are HTML pages: `/`, and `/app` if other paths have a page of their own. */
  readonly files: readonly string[]
  /** Paths of files that are stored only when a page uses them. Their names have a hash of their content. */
  readonly filesOnUse?: readonly string[]
  /** Differs between builds. */
  readonly version: string
}

interface Options {
  /** Start of the cache names, before the version of the build. */
  readonly cachePrefix: string
  /** Whether requests to a path are left to others. */
  readonly isExcluded?: (path: string) => boolean
  /** The page is taken from the store if the network takes longer. Default: only if the network fails. */
  readonly networkTimeoutMs?: number
  /** A file that may change without a new build: the stored copy is renewed whenever it is loaded. */
  readonly changingFile?: string
}

/** Files in this folder have a hash of their content in their name, so a stored one is never outdated. */
const HASHED = '/assets/'

/** Whether a path of a file is that of an HTML page. */
const isHtml = (path: string) => !path.includes('.')

const PARALLEL_LOADS = 4

/**
 * The page and files without a hash are loaded from the network if possible, so a new build is used at the next load; it
 * names its own hashed files. Hashed files of an older build stay available to its open pages.
 */
export function createStoredFiles(
  { files, filesOnUse = [], version }: Build,
  origin: string,
  { cachePrefix, isExcluded = () => false, networkTimeoutMs, changingFile }: Options,
): StoredFiles {
  const name = `${cachePrefix}${version}`
  const known = new Set(files)
  const onUse = new Set(filesOnUse)
  /** Undefined until the first request for a file. */
  let hasStored: boolean | undefined

  async function stored(path: string): Promise<Response | undefined> {
    hasStored ??= (await cacheNames()).length > 0
    if (!hasStored) return undefined
    const current = await caches.open(name)
    return (await current.match(path)) ?? (await matchOthers(path))
  }

  async function matchOthers(path: string): Promise<Response | undefined> {
    for (const other of await cacheNames()) {
      const response = await (await caches.open(other)).match(path)
      if (response !== undefined) return response
    }
    return undefined
  }

  async function storedFirst(path: string, request: Request): Promise<Response> {
    return (await stored(path)) ?? fetch(request)
  }

  async function storedOnUse(path: string, request: Request): Promise<Response> {
    const found = await matchOthers(path)
    if (found !== undefined) return found
    const response = await fetch(request)
    if (response.ok) await (await caches.open(name)).put(path, response.clone())
    return response
  }

  async function networkFirst(path: string, request: Request): Promise<Response> {
    const fallback = await stored(path)
    if (fallback === undefined) return fetch(request)
    try {
      const loading = fetch(request)
      const response = await (networkTimeoutMs === undefined
        ? loading
        : Promise.race([loading, rejectAfter(networkTimeoutMs)]))
      if (response.ok && path === changingFile) await (await caches.open(name)).put(path, response.clone())
      return response.ok || response.type === 'opaqueredirect' ? response : fallback
    } catch {
      return fallback
    }
  }

  async function cacheNames(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  }

  async function storeFile(cache: Cache, path: string): Promise<void> {
    const hashed = path.startsWith(HASHED)
    const response = (hashed && (await matchOthers(path))) || (await fetch(path, { cache: 'no-cache' }))
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true
    // Many servers answer requests for files that do not exist with the page.
    if (!response.ok || isPage !== isHtml(path)) throw new Error(`${path} could not be loaded.`)
    await cache.put(path, response)
  }

  return {
    respond(request) {
      const { origin: requested, pathname } = new URL(request.url)
      if (request.method !== 'GET' || requested !== origin || isExcluded(pathname)) return null
      if (onUse.has(pathname)) return storedOnUse(pathname, request)
      if (pathname.startsWith(HASHED)) return hasStored === false ? 'network' : storedFirst(pathname, request)
      if (known.has(pathname)) return networkFirst(pathname, request)
      return request.mode === 'navigate' ? networkFirst(known.has('/app') ? '/app' : '/', request) : null
    },

    async store() {
      hasStored = true
      const cache = await caches.open(name)
      const done = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
      const missing = files.filter((path) => !isHtml(path) && !done.has(path))
      const loadNext = async (): Promise<void> => {
        for (let path = missing.pop(); path !== undefined; path = missing.pop()) await storeFile(cache, path)
      }
      await Promise.all(Array.from({ length: PARALLEL_LOADS }, loadNext))
      // Of an older build, in case that its caches are deleted.
      for (const path of filesOnUse) {
        const used = done.has(path) ? undefined : await matchOthers(path)
        if (used !== undefined) await cache.put(path, used)
      }
      // The pages last, because without their files they would be empty.
      for (const page of files.filter(isHtml).toReversed()) if (!done.has(page)) await storeFile(cache, page)
    },

    async deleteOthers() {
      for (const other of await cacheNames()) if (other !== name) await caches.delete(other)
    },
  }
}

function rejectAfter(delayMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The network is slow.')), delayMs)
  })
}
