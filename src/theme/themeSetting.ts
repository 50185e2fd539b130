import { useSyncExternalStore } from 'react'

/** The themes. Dark is the default. */
export type ThemeName = 'dark' | 'light'

/**
 * public/theme.js reads the same key before the first paint and on changes in other tabs: keep both files consistent.
 */
const KEY = 'engram.theme'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // public/theme.js subscribed earlier, so it has already applied the other tab's theme.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function shownTheme(): ThemeName {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
}

/** Applies a theme in every open tab and stores it on this device. */
function chooseTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage is unavailable: the theme applies until the page is closed.
  }
}

/** The current theme and a setter. Every 'dark mode' control uses this hook. */
export function useTheme(): readonly [ThemeName, (theme: ThemeName) => void] {
  return [useSyncExternalStore(subscribe, shownTheme), chooseTheme]
}
