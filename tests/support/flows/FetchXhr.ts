/** The part of XMLHttpRequest that uploads use, on top of the global fetch. Reports the whole body as sent at once. */
export class FetchXhr {
  readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null }
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  responseType = ''
  status = 0
  statusText = ''
  response: ArrayBuffer | null = null
  readonly #headers = new Headers()
  readonly #abortController = new AbortController()
  #responseHeaders = new Headers()
  #method = ''
  #url = ''

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getAllResponseHeaders(): string {
    return Array.from(this.#responseHeaders, ([name, value]) => `${name}: ${value}\r\n`).join('')
  }

  abort(): void {
    this.#abortController.abort()
    this.onabort?.()
  }

  async send(body: Blob): Promise<void> {
    const { signal } = this.#abortController
    try {
      this.upload.onprogress?.({ lengthComputable: true, loaded: body.size, total: body.size })
      const init = { method: this.#method, headers: this.#headers, body, signal }
      const response = await fetch(this.#url, init)
      this.response = await response.arrayBuffer()
      this.status = response.status
      this.statusText = response.statusText
      this.#responseHeaders = response.headers
      this.onload?.()
    } catch {
      if (!signal.aborted) this.onerror?.()
    }
  }
}
