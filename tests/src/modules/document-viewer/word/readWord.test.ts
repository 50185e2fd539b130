import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { MAX_UNPACKED_BYTES } from '../../../../../src/domain/upload.ts'
import { readWord } from '../../../../../src/modules/document-viewer/word/readWord.ts'
import type { WordNode } from '../../../../../src/modules/document-viewer/word/wordTree.ts'
import { paragraph } from '../../../../support/docx.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** A complete Word file with this body; `links` are the addresses of its links, by relationship id. */
function wordFile(body: string, links: Readonly<Record<string, string>> = {}): ArrayBuffer {
  const relationship = (id: string, type: string, target: string, mode = '') =>
    `<Relationship Id="${id}" Type="${R}/${type}" Target="${target}"${mode}/>`
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relationship('r1', 'officeDocument', 'word/document.xml')}</Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${W}" xmlns:r="${R}"><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles xmlns:w="${W}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relationship('s1', 'styles', 'styles.xml')}${Object.entries(
      links,
    )
      .map(([id, target]) => relationship(id, 'hyperlink', target, ' TargetMode="External"'))
      .join('')}</Relationships>`,
  }
  const zipped = zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])))
  return new Uint8Array(zipped).buffer
}

const html = (nodes: readonly WordNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      const attributes = Object.entries(node.properties).map(([name, value]) => ` ${name}="${value}"`)
      return `<${node.tagName}${attributes.join('')}>${html(node.children)}</${node.tagName}>`
    })
    .join('')

const read = async (...args: Parameters<typeof wordFile>) =>
  html((await readWord(wordFile(...args))).children)

const link = (id: string, text: string) =>
  `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>${text}</w:t></w:r></w:hyperlink></w:p>`

describe('reading a Word document', () => {
  test('headings, paragraphs and emphasis of a Word document are kept', async () => {
    const bold = '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Fog</w:t></w:r></w:p>'
    expect(await read(paragraph('Tides', 'Heading1') + paragraph('High water.') + bold)).toBe(
      '<h1>Tides</h1><p>High water.</p><p><strong>Fog</strong></p>',
    )
  })

  test('tables of a Word document are kept', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
    const table = `<w:tbl><w:tr>${cell('March')}${cell('3.6')}</w:tr></w:tbl>`
    expect(await read(table)).toBe('<table><tr><td><p>March</p></td><td><p>3.6</p></td></tr></table>')
  })

  test('links of a Word document are kept only with a harmless address', async () => {
    const body = link('a', 'Web') + link('b', 'Script') + link('c', 'Data') + link('d', 'File')
    const links = {
      a: 'https://tides.example/?a=1&amp;b=2',
      b: 'javascript:alert(1)',
      c: 'data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;',
      d: 'file:///etc/passwd',
    }
    expect(await read(body, links)).toBe(
      '<p><a href="https://tides.example/?a=1&b=2">Web</a></p><p>Script</p><p>Data</p><p>File</p>',
    )
  })

  test('markup in the text of a Word document stays text', async () => {
    const attack = '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;'
    const { children } = await readWord(wordFile(paragraph(attack)))
    expect(children).toEqual([
      {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [{ type: 'text', value: '<script>alert(1)</script><img src=x onerror=alert(1)>' }],
      },
    ])
  })

  test('a damaged Word document is rejected', async () => {
    await expect(readWord(new TextEncoder().encode('PK nothing').buffer)).rejects.toThrow()
    await expect(readWord(new Uint8Array(zipSync({ 'a.txt': strToU8('a') })).buffer)).rejects.toThrow()
  })

  test('a small Word file that unpacks to more text than is allowed is rejected', async () => {
    const file = wordFile(paragraph('A'.repeat(MAX_UNPACKED_BYTES)))
    expect(file.byteLength).toBeLessThan(100_000)
    await expect(readWord(file)).rejects.toThrow('longer than allowed')
  })

  test('a Word file with a picture that unpacks to more than is allowed is shown without the picture', async () => {
    const bomb = new Uint8Array(MAX_UNPACKED_BYTES + 1)
    const file = zipSync({
      ...unzipSync(new Uint8Array(wordFile(paragraph('High water.')))),
      'word/media/a.png': bomb,
    })
    expect(html((await readWord(new Uint8Array(file).buffer)).children)).toBe('<p>High water.</p>')
  })
})
