import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import { documentRowStatusOf } from '../../../../../src/flows/knowledge-base/document/documentRow.ts'
import { documentColumns } from '../../../../../src/flows/knowledge-base/list/documentColumns.tsx'

const NOW = Date.parse('2026-11-21T09:12:00Z')
const document = createDocument({ file_size: 4.8 * 1024 ** 2, created_at: '2026-11-21T09:00:00Z' })
const row = { document, status: documentRowStatusOf(document, undefined) }

// They start with a digit. In a text from right to left, "4.8 MB" would be shown as "MB 4.8" otherwise.
test.each([
  ['size', ['4.8 MB']],
  ['added', ['12 minutes ago']],
  ['status', ['4.8 MB', '12 minutes ago']],
])('the size and the age in the column %s of the documents keep their direction', (id, texts) => {
  const column = documentColumns(NOW, null).find((each) => each.id === id)
  const html = renderToStaticMarkup(createElement(Fragment, null, column?.cell(row)))
  for (const text of texts) expect(html).toContain(`<bdi>${text}</bdi>`)
})
