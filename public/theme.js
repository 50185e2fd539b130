// Runs before the first paint, so that the page never flashes the other theme. Blocking and tiny on purpose.
// The key is written by the settings screen; dark is the product's default.
document.documentElement.dataset.theme = localStorage.getItem('engram.theme') === 'light' ? 'light' : 'dark'
