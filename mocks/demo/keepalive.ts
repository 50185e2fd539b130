import type { Handle } from '../backend.ts'

// A page that is being closed cannot handle its own requests. Browsers send requests with `keepalive` nevertheless, so
// the demo stores them and the next page, or another open tab, handles them.

const STORAGE_KEY = 'engram-demo.keepalive'

interface StoredRequest {
  url: string
  method: string
  headers: [string, string][]
  body: string | null
}

/** Stores the requests with `keepalive` that have no response when the page is closed, and those sent while it closes. */
export function storeKeepaliveRequests(): void {
  const send = window.fetch
  const pending = new Set<StoredRequest>()
  let isClosing = false

  // Registered before the app's listeners, which may send requests.
  window.addEventListener('pagehide', () => {
    isClosing = true
    store(pending)
  })
  // A page that returns from the back/forward cache handles its requests again.
  window.addEventListener('pageshow', () => {
    isClosing = false
  })

  window.fetch = async (input, init) => {
    const body = init?.body ?? null
    if (!init?.keepalive || (body !== null && typeof body !== 'string')) return send(input, init)
    const { url, method, headers } = new Request(input, init)
    const request = { url, method, headers: [...headers], body }
    if (isClosing) store([request])
    else pending.add(request)
    try {
      // Firefox sends requests with `keepalive` past the service worker, which answers for the backend.
      return await send(input, { ...init, keepalive: false })
    } finally {
      pending.delete(request)
    }
  }
}

/** Handles the stored requests, now and whenever another tab stores some. Each is handled by one tab only. */
export async function handleStoredRequests(handle: Handle): Promise<void> {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY && newValue !== null) void handleAll(handle)
  })
  if (localStorage.getItem(STORAGE_KEY) !== null) await handleAll(handle)
}

async function handleAll(handle: Handle): Promise<void> {
  await navigator.locks.request(STORAGE_KEY, async () => {
    const requests = readStored()
    localStorage.removeItem(STORAGE_KEY)
    for (const { url, ...init } of requests)
      await handle(new Request(url, init)).catch((error: unknown) => console.error(error))
  })
}

function store(requests: Iterable<StoredRequest>): void {
  const all = [...readStored(), ...requests]
  if (all.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(all))
}

const readStored = (): StoredRequest[] => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
