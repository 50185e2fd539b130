import { useSyncExternalStore } from 'react'

/** The two looks of the product; dark is the default. */
export type ThemeName = 'dark' | 'light'

/** Read before the first paint by public/theme.js too: keep the two in step. */
const KEY = 'engram.theme'

const listeners = new Set<() => void>()

function show(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Another tab has chosen. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key === KEY) show(newValue === 'light' ? 'light' : 'dark')
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

function shownTheme(): ThemeName {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
}

/** Shows a theme at once, in every open tab, and keeps it on this device. */
function chooseTheme(theme: ThemeName): void {
  show(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}

/** The theme shown, and how to choose another: the one mechanism behind every 'dark mode' control. */
export function useTheme(): readonly [ThemeName, (theme: ThemeName) => void] {
  return [useSyncExternalStore(subscribe, shownTheme), chooseTheme]
}
