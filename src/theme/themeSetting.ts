import { useSyncExternalStore } from 'react'

/** The two looks of the product; dark is the default. */
export type ThemeName = 'dark' | 'light'

/** Read before the first paint, and whenever another tab chooses, by public/theme.js: keep the two in step. */
const KEY = 'engram.theme'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // By then public/theme.js, which listens since before the app, has shown what the other tab chose.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function shownTheme(): ThemeName {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
}

/** Shows a theme at once, in every open tab, and keeps it on this device. */
function chooseTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
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
