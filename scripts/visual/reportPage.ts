import type { Comparison, Difference, Kind } from './comparison.ts'
import { type Html, html } from './html.ts'

const KINDS: Record<Kind, string> = {
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  failed: 'Failed',
}

const NOTES: Record<Kind, string> = {
  changed: 'The picture differs from its baseline.',
  new: 'The story has no baseline yet.',
  removed: 'The baseline belongs to no story.',
  failed: 'The story did not render, or its checks failed.',
}

const NOTHING = html``

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** The values that a property has, in order. */
function valuesOf<T extends string | number>(
  differences: readonly Difference[],
  read: (difference: Difference) => T,
): T[] {
  return [...new Set(differences.map(read))].sort((one, other) => (one < other ? -1 : 1))
}

/**
 * The report as a page that works without a server. `page.css` and `page.js` are beside it; paths of pictures are
 * relative to it.
 */
export function reportPage(comparison: Comparison): string {
  const { differences, shown } = comparison
  const count = differences.length
  const title = count === 0 ? 'No differences' : plural(count, 'difference')
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>${title} · Engram pictures</title>
<link rel="stylesheet" href="page.css">
</head>
<body>
<main>
<header>
<p class="product">Engram · pictures of the stories</p>
<h1>${title}</h1>
<p class="lead">${summary(comparison)}</p>
${count === 0 ? NOTHING : kindCounts(differences)}
</header>
${count === 0 ? allEqual(shown) : found(comparison)}
</main>
<script src="page.js"></script>
</body>
</html>
`.source
}

function summary({ isUpdate, isComplete, shown, equal }: Comparison): string {
  const scope = isComplete ? 'All stories were compared' : 'Selected stories were compared'
  const update = isUpdate ? ' The baselines of the others were updated.' : ''
  return `${scope}, in their themes and widths: ${plural(shown, 'picture')}, ${equal} without a difference.${update}`
}

function allEqual(shown: number): Html {
  return html`<section class="equal">
<h2>Every picture is equal to its baseline</h2>
<p>${plural(shown, 'picture')} compared. There is nothing to review.</p>
</section>`
}

function kindCounts(differences: readonly Difference[]): Html {
  const kinds = valuesOf(differences, ({ kind }) => kind)
  return html`<dl class="counts">${kinds.map((kind) => {
    const count = differences.filter((difference) => difference.kind === kind).length
    return html`<div class="${kind}"><dt>${KINDS[kind]}</dt><dd>${count}</dd><dd class="note">${NOTES[kind]}</dd></div>`
  })}</dl>`
}

function found({ differences, isUpdate }: Comparison): Html {
  const titles = valuesOf(differences, ({ title }) => title)
  return html`${filters(differences)}
<p id="none" class="none" hidden>No difference has this theme, width and kind.</p>
${titles.map((title) =>
  group(
    title,
    differences.filter((difference) => difference.title === title),
    isUpdate,
  ),
)}`
}

function filters(differences: readonly Difference[]): Html {
  const themes = valuesOf(differences, ({ theme }) => theme).map((theme) => [theme, theme])
  const widths = valuesOf(differences, ({ width }) => width).map((width) => [`${width}`, `${width} px`])
  const kinds = valuesOf(differences, ({ kind }) => kind).map((kind) => [kind, KINDS[kind]])
  return html`<form class="filters" aria-label="Filter">
${[select('theme', 'Theme', themes), select('width', 'Width', widths), select('kind', 'Kind', kinds)]}
<p role="status" id="status">${plural(differences.length, 'difference')} shown</p>
</form>`
}

function select(name: string, label: string, options: readonly (readonly string[])[]): Html {
  return html`<label>${label} <select name="${name}"><option value="">All</option>${options.map(
    ([value = '', text = '']) => html`<option value="${value}">${text}</option>`,
  )}</select></label>`
}

function group(title: string, differences: readonly Difference[], isUpdate: boolean): Html {
  return html`<section class="group">
<h2>${title} <span class="count">${differences.length}</span></h2>
${differences.map((difference) => article(difference, isUpdate))}
</section>`
}

function article(difference: Difference, isUpdate: boolean): Html {
  const { kind, name, theme, width, story } = difference
  return html`<article data-theme-name="${theme}" data-width="${width}" data-kind="${kind}">
<header>
<h3>${name}</h3>
<p class="facts"><span class="kind ${kind}">${KINDS[kind]}</span> ${theme}, ${width} px</p>
</header>
${pictures(difference)}
${difference.error ? html`<pre tabindex="0" aria-label="Message">${difference.error}</pre>` : NOTHING}
${
  !isUpdate && story && kind !== 'failed'
    ? html`<p class="accept">If this is intended: <code>npm run test:visual -- --update --story "${story}"</code></p>`
    : NOTHING
}
</article>`
}

function pictures({ kind, before, after, marked, name }: Difference): Html {
  if (kind === 'changed' && before && after) {
    const slider = html`<div class="view slider" style="--share: 50%">
<div class="stack"><div class="before"><img src="${before}" alt="${name}, before" loading="lazy"></div><div class="after"><img src="${after}" alt="${name}, after" loading="lazy"></div></div>
<label class="share"><input type="range" min="0" max="100" value="50" aria-label="Share of the new picture" aria-valuetext="50 % after"><span>Before</span><span>After</span></label>
</div>`
    return html`<div class="pictures" data-view="slider">
<fieldset class="views"><legend class="hidden">View</legend>${view('slider', 'Slider')}${view('pair', 'Side by side')}${view('marked', 'Difference')}</fieldset>
${slider}
<div class="view pair">${figure('Before', before, name)}${figure('After', after, name)}</div>
<div class="view marked">${marked ? figure('Difference', marked, name) : blended(before, after, name)}</div>
</div>`
  }
  if (after) return figure(kind === 'new' ? 'New picture' : 'After', after, name)
  return before ? figure('Baseline without a story', before, name) : NOTHING
}

/** The difference of two pictures as the browser paints it: equal pixels are black. */
function blended(before: string, after: string, name: string): Html {
  return html`<figure><figcaption>Difference; equal pixels are black</figcaption><div class="stack blended"><img src="${before}" alt="" loading="lazy"><img src="${after}" alt="${name}, difference" loading="lazy"></div></figure>`
}

function view(value: string, label: string): Html {
  return html`<button type="button" value="${value}" aria-pressed="${value === 'slider' ? 'true' : 'false'}">${label}</button>`
}

function figure(label: string, file: string, name: string): Html {
  return html`<figure><figcaption>${label}</figcaption><img src="${file}" alt="${name}, ${label.toLowerCase()}" loading="lazy"></figure>`
}
