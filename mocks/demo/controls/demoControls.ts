import type { Handle } from '../../backend.ts'
import { CONTROL_PATHS } from '../../control/paths.ts'
import type { ControlState } from '../../control/state.ts'
import { movePageClock } from '../clock/pageClock.ts'
import { deleteKeptData, keepDeviceData, restoreDeviceData } from '../storage/deviceData.ts'
import { type ControlChange, movesClock, replacesData } from './controlChange.ts'

const CHANNEL = 'engram-demo-controls'

/** What a tab reports to the others after a change. */
interface ChangeMessage {
  readonly state: ControlState
  readonly change: ControlChange
}

/** The settings of the demo's backend: world, faults and clock. One state for all tabs. */
export interface DemoControls {
  /** The last known state, or null before the first answer. */
  state(): ControlState | null
  /** Calls the listener after every change in any tab. Returns the function that removes it. */
  subscribe(listener: () => void): () => void
  /** @throws Error if the backend does not answer */
  read(): Promise<ControlState>
  /**
   * Changes one setting. Replacing the data also removes what the app has stored in this browser; undoing that brings it
   * back, and deleting the previous data deletes it.
   *
   * @throws Error with the reason why the change was refused
   */
  change(change: ControlChange): Promise<ControlState>
}

/** `onRestart` is called when another tab has replaced the data ('home') or moved the clock ('here'). */
export function createDemoControls(handle: Handle, onRestart: (at: 'home' | 'here') => void): DemoControls {
  const channel = new BroadcastChannel(CHANNEL)
  const listeners = new Set<() => void>()
  let current: ControlState | null = null

  function accept(state: ControlState): ControlState {
    current = state
    movePageClock(state.clock.offsetMs)
    for (const listener of listeners) listener()
    return state
  }

  async function call(path: string, init?: RequestInit): Promise<ControlState> {
    const response = await handle(new Request(new URL(path, location.origin), init))
    if (!response.ok) throw new Error(await reasonOf(response))
    return accept(await response.json())
  }

  channel.onmessage = ({ data: { state, change } }: MessageEvent<ChangeMessage>) => {
    accept(state)
    changeDeviceData(change, sessionStorage)
    if (replacesData(change)) onRestart('home')
    else if (movesClock(change)) onRestart('here')
  }

  return {
    state: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => call(CONTROL_PATHS.state),
    async change(change) {
      const state = await call(CONTROL_PATHS[change.kind], {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(bodyOf(change)),
      })
      for (const storage of [localStorage, sessionStorage]) changeDeviceData(change, storage)
      const message: ChangeMessage = { state, change }
      channel.postMessage(message)
      return state
    },
  }
}

function changeDeviceData(change: ControlChange, storage: Storage): void {
  if (change.kind === 'undo') restoreDeviceData(storage)
  else if (change.kind === 'deletePrevious') deleteKeptData(storage)
  else if (replacesData(change)) keepDeviceData(storage)
}

function bodyOf(change: ControlChange): object {
  switch (change.kind) {
    case 'world':
      return { world: change.world }
    case 'faults':
      return { faults: change.faults }
    case 'clock':
      return change.clock
    case 'reset':
    case 'undo':
    case 'deletePrevious':
      return {}
  }
}

async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : null
  return typeof detail === 'string' ? detail : `The demo's backend answered with status ${response.status}.`
}
