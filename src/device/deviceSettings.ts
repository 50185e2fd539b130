import { useSyncExternalStore } from 'react'
import { parseSettings, type Settings } from '../domain/settings.ts'
import { updateKeptOnboarding } from './keptOnboarding.ts'
import { USER_DATA_KEYS } from './keys.ts'
import { updateOnboardingAnswers } from './onboardingAnswers.ts'

// Settings stored on this device: those the backend has no call for, and all of them without a backend account.

/** Shown when the browser refuses to store. */
export const STORAGE_FAILED =
  "Your browser couldn't save this because its storage is full or turned off. Free up some space, then try again."

const listeners = new Set<() => void>()
const deletionListeners = new Set<() => void>()
let cached: { text: string | null; settings: Partial<Settings> } | null = null

/** The stored settings only, without defaults. Returns the same object until a setting changes. */
export function readDeviceSettings(): Partial<Settings> {
  const text = localStorage.getItem(USER_DATA_KEYS.settings)
  if (cached === null || cached.text !== text) cached = { text, settings: parseSettings(parseJson(text)) }
  return cached.settings
}

/**
 * Stores these settings; others stay unchanged.
 *
 * @throws DOMException if storage is disabled or full
 */
export function saveDeviceSettings(change: Partial<Settings>): void {
  localStorage.setItem(USER_DATA_KEYS.settings, JSON.stringify({ ...readDeviceSettings(), ...change }))
  updateOnboardingAnswers(owner(), change)
  for (const listener of listeners) listener()
}

/** Calls the listener when the user deletes all data. Returns the function that removes it. */
export function onDataDeletion(listener: () => void): () => void {
  deletionListeners.add(listener)
  return () => deletionListeners.delete(listener)
}

/** Deletes the settings, drafts and onboarding of the signed-in user from this device. */
export function clearSettingsAndDrafts(): void {
  localStorage.removeItem(USER_DATA_KEYS.settings)
  localStorage.removeItem(USER_DATA_KEYS.drafts)
  updateKeptOnboarding(owner(), { progress: null, answers: null })
  for (const listener of [...listeners, ...deletionListeners]) listener()
}

/** The stored settings; renders again when they change, in this tab or another. */
export function useDeviceSettings(): Partial<Settings> {
  return useSyncExternalStore(onDeviceSettingsChange, readDeviceSettings)
}

/** Calls the listener when a stored setting changes, in this tab or another. Returns the unsubscribe function. */
export function onDeviceSettingsChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Email of the signed-in user; '' without an account. */
function owner(): string {
  return localStorage.getItem(USER_DATA_KEYS.owner) ?? ''
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Invalid JSON is treated as missing.
    return null
  }
}
