import { useSyncExternalStore } from 'react'

/** The themes. Dark is the default. */
export type ThemeName = 'dark' | 'light'

/** public/theme.js reads the same key: keep both files consistent. */
const KEY = 'engram.theme'

// public/theme.js also changes the attribute.
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function shownTheme(): ThemeName {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
}

/** As in index.html. */
const prerenderedTheme = (): ThemeName => 'dark'

/** Applies a theme in every open tab and stores it on this device. */
function chooseTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage is unavailable: the theme applies until the page is closed.
  }
}

/** The current theme and a setter. Every 'dark mode' control uses this hook. */
export function useTheme(): readonly [ThemeName, (theme: ThemeName) => void] {
  return [useSyncExternalStore(subscribe, shownTheme, prerenderedTheme), chooseTheme]
}
