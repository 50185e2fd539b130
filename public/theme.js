// Before the first paint: the stored choice; else signed-out pages follow the system, signed-in pages are dark.
// Keys: src/device/keys.ts, src/theme/themeSetting.ts (which sends engram.session), src/session/keys.ts.
{
  const sessionKeys = ['engram.token', 'engram.hostedSession', 'engram.demoAccess']
  const page = document.documentElement
  const light = matchMedia('(prefers-color-scheme: light)')

  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  const theme = () => {
    const chosen = read('engram.theme')
    if (chosen === 'dark' || chosen === 'light') return chosen
    return light.matches && !sessionKeys.some(read) ? 'light' : 'dark'
  }

  const show = () => {
    page.dataset.theme = theme()
  }

  const fade = () => {
    if (page.dataset.theme === theme()) return
    if (document.startViewTransition && !matchMedia('(prefers-reduced-motion)').matches)
      // Rejected when the next transition starts before this one.
      document.startViewTransition(show).ready.catch(() => {})
    else show()
  }

  // A page may contain the first screen of its path. Only those see it to whom the app will show the same.
  const isSignedOut = !sessionKeys.some(read) && !read('engram.readyAccount')
  if (
    page.dataset.prerendered !== location.pathname ||
    location.hash !== '' ||
    !isSignedOut ||
    !navigator.onLine
  )
    page.dataset.prerendered = 'hidden'

  // Under a service worker, browsers do not use preloads, so the file would be loaded twice.
  const { preload } = document.currentScript.dataset
  if (preload !== undefined && !navigator.serviceWorker?.controller)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'fetch',
        crossOrigin: '',
        href: preload,
      }),
    )

  show()
  addEventListener('storage', show)
  addEventListener('engram.session', fade)
  light.addEventListener('change', fade)
}
