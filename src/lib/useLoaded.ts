import { useEffect, useState } from 'react'

/**
 * A component that the page does not need at first: null until its code has loaded, which starts after the first
 * render. Stays null if it cannot be loaded.
 *
 * @param load the same function in every render
 */
export function useLoaded<Component>(load: () => Promise<{ default: Component }>): Component | null {
  const [loaded, setLoaded] = useState<{ default: Component } | null>(null)
  useEffect(() => {
    let isCurrent = true
    load().then(
      (module) => isCurrent && setLoaded(module),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [load])
  return loaded?.default ?? null
}
