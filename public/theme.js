// Sets the theme before the first paint, so that the page is never shown in the wrong theme first. Not a module, because
// modules run later. The stored choice wins. Without one, signed-out pages follow the system and signed-in pages are
// dark. The keys are those of src/theme/themeSetting.ts and src/session/keys.ts.
{
  const SESSION_KEYS = ['engram.token', 'engram.hostedSession', 'engram.demoAccess']
  const page = document.documentElement
  const systemIsLight = matchMedia('(prefers-color-scheme: light)')
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage is disabled.
      return null
    }
  }

  const currentTheme = () => {
    const chosen = read('engram.theme')
    if (chosen === 'dark' || chosen === 'light') return chosen
    const isSignedIn = SESSION_KEYS.some((key) => read(key) !== null)
    return systemIsLight.matches && !isSignedIn ? 'light' : 'dark'
  }

  const show = () => {
    page.dataset.theme = currentTheme()
  }

  /** With a cross-fade where the browser has one. */
  const change = () => {
    if (page.dataset.theme === currentTheme()) return
    if (document.startViewTransition && !reducedMotion.matches) document.startViewTransition(show)
    else show()
  }

  show()
  // Another tab has chosen a theme, signed in or signed out.
  addEventListener('storage', show)
  systemIsLight.addEventListener('change', change)
  // Sent by src/theme/themeSetting.ts.
  addEventListener('engram.session', change)
}
