import type { ReactElement } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'

const ENTITIES: Readonly<Record<string, string>> = { '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }

/** The text of a View's first render on one line. */
export function renderedText(view: ReactElement): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, view))
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
