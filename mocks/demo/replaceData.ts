import type { Handle } from '../backend.ts'
import { CONTROL_PATHS } from '../control/paths.ts'
import { keepDeviceData, restoreDeviceData } from './storage/deviceData.ts'

/** Tells the other tabs that all data was replaced, or that `undo` has restored the earlier data. */
const channel = new BroadcastChannel('engram-demo-data')
type DataMessage = 'replaced' | 'restored'

/** The landing page. It needs no data, so it can be opened with any. */
const FIRST_PAGE = '/'

/** Restores the demo world and signs out. `undo` brings everything back. */
export function startOver(handle: Handle): Promise<void> {
  return replaceData(handle, post(CONTROL_PATHS.reset))
}

/**
 * Sends a request that replaces all data, such as the change of the world. Signs out, clears the data of the device and
 * opens `to` in this tab and the landing page in all others.
 *
 * @throws if the request fails. Then nothing has changed.
 */
async function replaceData(handle: Handle, request: Request, to = FIRST_PAGE): Promise<void> {
  await requireOk(handle(request))
  keepDeviceData(localStorage)
  keepDeviceData(sessionStorage)
  leave('replaced', to)
}

/** Returns to the data, the sign-in and the device's data before the last replacement. */
export async function undo(handle: Handle): Promise<void> {
  await requireOk(handle(post(CONTROL_PATHS.undo)))
  restoreDeviceData(localStorage)
  restoreDeviceData(sessionStorage)
  leave('restored', FIRST_PAGE)
}

/** Opens the landing page when another tab replaces or restores all data. */
export function followOtherTabs(): void {
  channel.onmessage = ({ data }: MessageEvent<DataMessage>) => {
    if (data === 'replaced') keepDeviceData(sessionStorage)
    else restoreDeviceData(sessionStorage)
    location.assign(FIRST_PAGE)
  }
}

const post = (path: string) => new Request(new URL(path, location.href), { method: 'POST' })

async function requireOk(answer: Promise<Response>): Promise<void> {
  const response = await answer
  if (!response.ok) throw new Error(`The demo's data could not be replaced (${response.status}).`)
}

function leave(message: DataMessage, to: string): void {
  channel.postMessage(message)
  location.assign(to)
}
