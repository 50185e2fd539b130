// Runs before the first paint, so that the page never flashes the other theme. Blocking and tiny on purpose.
// The key is written by src/theme/themeSetting.ts; dark is the product's default.
{
  const showChosen = () => {
    let theme = 'dark'
    try {
      if (localStorage.getItem('engram.theme') === 'light') theme = 'light'
    } catch {
      // A browser that keeps nothing gets the default.
    }
    document.documentElement.dataset.theme = theme
  }
  showChosen()
  // Another tab has chosen.
  addEventListener('storage', showChosen)
}
