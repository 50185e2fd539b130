// The part of a service worker's global scope that the app uses. TypeScript's own types for it exclude those of a page.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** Later listeners of the event are not called. */
  respondWith(response: Promise<Response>): void
}

interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown
}

interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: {
      type: 'window'
      includeUncontrolled?: boolean
    }): Promise<{ postMessage(message: string): void }[]>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void
}

export const scope = globalThis as unknown as Scope
