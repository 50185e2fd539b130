// The page of demo.browser.test.ts: a tab of the demo without the app.
import { connectWorker } from '../../../mocks/demo/connectWorker.ts'
import { createDemoControls } from '../../../mocks/demo/controls/demoControls.ts'
import { describeRequests } from '../../../mocks/demo/workerMessages.ts'

export interface PageCall {
  method: string
  path: string
  token?: string
  json?: unknown
  /** Uploads one file with this name and text. */
  file?: { name: string; text: string }
}

export interface PageAnswer {
  status: number
  body: unknown
}

declare global {
  interface Window {
    /** All workers of this page, the latest at the end. */
    workers: Worker[]
    /** What may not have been carried out, for each time the backend has stopped. */
    lost: string[]
    endTransaction: () => void
    call: (call: PageCall) => Promise<PageAnswer>
    startOver: () => Promise<void>
    undo: () => Promise<void>
  }
}

window.workers = []
window.lost = []
const backend = connectWorker(
  () => {
    const worker = new Worker(new URL('../../../mocks/demo/worker.ts', import.meta.url), { type: 'module' })
    window.workers.push(worker)
    return worker
  },
  { onLost: (requests) => window.lost.push(describeRequests(requests)), onFailed: () => {} },
)

window.call = async ({ method, path, token, json, file }) => {
  const form = new FormData()
  if (file !== undefined) form.append('files', new File([file.text], file.name))
  const body = file !== undefined ? form : json !== undefined ? JSON.stringify(json) : null
  const response = await backend(
    new Request(new URL(`/api/v1${path}`, location.href), {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
      },
      body,
    }),
  )
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

const openFirstPage = () => location.assign('/')
const controls = createDemoControls(backend, openFirstPage)

window.startOver = () => controls.change({ kind: 'reset' }).then(openFirstPage)
window.undo = () => controls.change({ kind: 'undo' }).then(openFirstPage)
