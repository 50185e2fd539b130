// The script of the report's page. It is no module, because browsers load no modules from file:// addresses.
for (const range of document.querySelectorAll('.share input'))
  range.addEventListener('input', () => {
    range.closest('.slider').style.setProperty('--share', `${range.value}%`)
    range.setAttribute('aria-valuetext', `${range.value} % after`)
  })

for (const views of document.querySelectorAll('.views'))
  views.addEventListener('click', ({ target }) => {
    if (!target.matches('button')) return
    views.closest('.pictures').dataset.view = target.value
    for (const button of views.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(button === target))
  })

const filters = document.querySelector('.filters')
filters?.addEventListener('change', () => {
  const wanted = new FormData(filters)
  const isWanted = (name, value) => !wanted.get(name) || wanted.get(name) === value
  let shown = 0
  for (const group of document.querySelectorAll('.group')) {
    let shownHere = 0
    for (const article of group.querySelectorAll('article')) {
      const { themeName, width, kind } = article.dataset
      article.hidden = !(isWanted('theme', themeName) && isWanted('width', width) && isWanted('kind', kind))
      if (!article.hidden) shownHere += 1
    }
    group.hidden = shownHere === 0
    group.querySelector('.count').textContent = String(shownHere)
    shown += shownHere
  }
  document.querySelector('#status').textContent =
    `${shown} ${shown === 1 ? 'difference' : 'differences'} shown`
  document.querySelector('#none').hidden = shown > 0
})
