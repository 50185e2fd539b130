// Before the first paint: the stored choice, else dark.
// Keys: src/device/keys.ts, src/theme/themeSetting.ts, src/session/keys.ts.
{
  const sessionKeys = ['engram.token', 'engram.hostedSession', 'engram.demoAccess']
  const page = document.documentElement

  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  const show = () => {
    page.dataset.theme = read('engram.theme') === 'light' ? 'light' : 'dark'
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
}
