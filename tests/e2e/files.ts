import type { Browser } from '@playwright/test'
import { wordDocument } from '../../mocks/worlds/demo/wordDocument.ts'

/** A file as Playwright's setInputFiles takes it. */
export interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A PDF with one page per text, printed by the browser. */
export async function printedPdf(
  browser: Browser,
  name: string,
  pages: readonly string[],
): Promise<TestFile> {
  const page = await browser.newPage()
  const body = pages
    .map((text) => `<section style="break-after: page">${paragraphs(text)}</section>`)
    .join('')
  await page.setContent(`<body style="font: 12pt/1.5 serif">${body}</body>`)
  const buffer = await page.pdf({
    format: 'A4',
    margin: { top: '25mm', bottom: '25mm', left: '25mm', right: '25mm' },
  })
  await page.close()
  return { name, mimeType: 'application/pdf', buffer }
}

export function wordFile(name: string, text: string): TestFile {
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(wordDocument(text)),
  }
}

export function textFile(name: string, text: string): TestFile {
  return { name, mimeType: name.endsWith('.md') ? 'text/markdown' : 'text/plain', buffer: Buffer.from(text) }
}

function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')
}
