import type { Browser } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'

/** A file as Playwright's setInputFiles takes it. */
export interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A PDF of one page for each text, as the browser itself prints it. */
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

/** A Word document of plain paragraphs: the three parts that every reader of the format needs. */
export function wordDocument(name: string, text: string): TestFile {
  const runs = text
    .split('\n\n')
    .map((paragraph) => `<w:p><w:r><w:t xml:space="preserve">${paragraph}</w:t></w:r></w:p>`)
    .join('')
  const parts = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${runs}</w:body></w:document>`,
  }
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])))
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(bytes),
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
