import { useSyncExternalStore } from 'react'
import type { Settings } from '../domain/settings.ts'
import { parseSettings } from '../domain/settings.ts'
import { USER_DATA_KEYS } from './keys.ts'

// The settings that this device keeps: those that no call takes, and all of them where there is no backend.

const listeners = new Set<() => void>()
let read: { text: string | null; settings: Partial<Settings> } | null = null

/** What was set on this device; what never was is left out. The same object until something changes. */
export function readDeviceSettings(): Partial<Settings> {
  const text = localStorage.getItem(USER_DATA_KEYS.settings)
  if (read === null || read.text !== text) read = { text, settings: parseSettings(parsed(text)) }
  return read.settings
}

/**
 * Keeps these; the others stay as they are.
 *
 * @throws DOMException where the browser keeps nothing, or has no room left
 */
export function keepDeviceSettings(change: Partial<Settings>): void {
  localStorage.setItem(USER_DATA_KEYS.settings, JSON.stringify({ ...readDeviceSettings(), ...change }))
  for (const listener of listeners) listener()
}

/** Forgets what somebody has set and typed on this device, who stays signed in. */
export function clearDevice(): void {
  localStorage.removeItem(USER_DATA_KEYS.settings)
  localStorage.removeItem(USER_DATA_KEYS.drafts)
  for (const listener of listeners) listener()
}

/** What was set on this device, now and whenever it changes, in this tab or another. */
export function useDeviceSettings(): Partial<Settings> {
  return useSyncExternalStore(onDeviceSettingsChange, readDeviceSettings)
}

/** Calls the listener whenever a setting of this device changes, in this tab or another, until told to stop. */
export function onDeviceSettingsChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Broken text is as good as none.
    return null
  }
}
