import { describe, expect, test } from 'vitest'
import { extract } from '../../../mocks/engine/extract.ts'
import type { ExtractedDocument } from '../../../mocks/engine/types.ts'
import { packDocx, paragraph } from '../../support/docx.ts'
import { printPdf } from '../../support/pdf.ts'
import { readText } from './support.ts'

function textOf(document: ExtractedDocument): string {
  return document.pages.map((page) => page.text).join('\n')
}

describe('text encodings', () => {
  const text = 'Zoë paid 5 € in Malmö.'
  const utf16 = (isBig: boolean): number[] =>
    [...text].flatMap((character) => {
      const code = character.charCodeAt(0)
      return isBig ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8]
    })
  test.each([
    ['UTF-8', [...new TextEncoder().encode(text)]],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)]],
    ['UTF-16 LE', [0xff, 0xfe, ...utf16(false)]],
    ['UTF-16 BE', [0xfe, 0xff, ...utf16(true)]],
    ['windows-1252', [...text].map((character) => (character === '€' ? 0x80 : character.charCodeAt(0)))],
  ])('text is decoded from %s', async (_, bytes) => {
    const document = await extract({ name: 'note.txt', bytes: Uint8Array.from(bytes) })
    expect(textOf(document)).toBe(text)
  })
})

describe('plain text', () => {
  test('wrapped lines are joined to paragraphs and short lines are not', async () => {
    const document = await readText(
      'note.txt',
      'The hippocampus binds what happened to where\nit happened and replays both in sleep.\n\nShort line\nAnother one.',
    )
    expect(textOf(document)).toBe(
      'The hippocampus binds what happened to where it happened and replays both in sleep.\n\nShort line\nAnother one.',
    )
    expect(document.pages).toHaveLength(1)
    expect(document.pages[0]).toMatchObject({ number: null, heading: null })
  })

  test('form feeds separate pages', async () => {
    const document = await readText('old.txt', 'First page.\fSecond page.')
    expect(document.pages.map((page) => [page.number, page.text])).toEqual([
      [1, 'First page.'],
      [2, 'Second page.'],
    ])
  })
})

describe('Markdown', () => {
  test('headings start sections and Markdown syntax is removed', async () => {
    const document = await readText(
      'notes.md',
      [
        '---\ntitle: hidden\n---',
        'Before any heading.',
        '# Sleep *and* memory',
        'A **bold** [claim](https://example.org/a_b) with `code_here`,',
        'wrapped.<!-- a remark -->',
        '',
        '- [ ] first item',
        '- second item',
        '',
        '| stage | hours |',
        '|---|---:|',
        '| REM | 2 |',
        '',
        'Results',
        '-------',
        '```js',
        'const a_b = 1 // # no heading',
        '```',
        '![A brain](brain.png) costs &lt; 3 \\* 4.',
      ].join('\n'),
    )
    expect(document.title).toBe('Sleep and memory')
    expect(document.pages).toEqual([
      { number: null, heading: null, text: 'Before any heading.' },
      {
        number: null,
        heading: 'Sleep and memory',
        text: [
          'Sleep and memory\n',
          'A bold claim with code_here, wrapped.',
          '- first item',
          '- second item',
          'stage | hours',
          'REM | 2',
        ].join('\n'),
      },
      {
        number: null,
        heading: 'Results',
        text: 'Results\nconst a_b = 1 // # no heading\n\nA brain costs < 3 * 4.',
      },
    ])
  })
})

describe('PDF', () => {
  test('a PDF has physical pages, headings and paragraphs without headers and footers', async () => {
    const bodies = [
      'The hippocampus binds what happened to where it happened, and in slow-wave sleep it replays both to the neocortex.',
      '',
      'Short-term traces decay within a minute unless they are rehearsed, which is why a number is said again and again.',
      'The amygdala marks what mattered, and what it marked is kept longer than what it did not mark that day.',
    ]
    const bytes = printPdf(
      bodies.map((body, i) => ({
        header: `Memory handbook ${i + 1}`,
        footer: `- ${i + 1} -`,
        body,
        ...(i === 2 ? { heading: 'Forgetting' } : {}),
      })),
    )
    const document = await extract({ name: 'my_memory-book.pdf', bytes })
    expect(document.title).toBe('my memory book')
    expect(document.pages.map((page) => page.number)).toEqual([1, 2, 3, 4])
    expect(document.pages.map((page) => page.heading)).toEqual([null, null, 'Forgetting', 'Forgetting'])
    expect(document.pages[0]?.text).toBe(bodies[0])
    expect(document.pages[2]?.text).toBe(`Forgetting\n\n${bodies[2]}`)
    expect(document.pages[3]?.text).toBe(bodies[3])
    expect(textOf(document)).not.toContain('handbook')
  })

  test('a repeated line is kept when it is the only text of the pages', async () => {
    const bytes = printPdf(['Unit 1 is sealed.', 'Unit 2 is sealed.', 'Unit 3 is sealed.'])
    const document = await extract({ name: 'units.pdf', bytes })
    expect(document.pages.map((page) => page.text)).toEqual([
      'Unit 1 is sealed.',
      'Unit 2 is sealed.',
      'Unit 3 is sealed.',
    ])
  })

  test('extracting a PDF does not change the bytes', async () => {
    const bytes = printPdf(['Something to read.'])
    const length = bytes.length
    await extract({ name: 'a.pdf', bytes })
    expect(bytes).toHaveLength(length)
  })
})

describe('Word', () => {
  const styles = '<w:styles><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>'

  test('a Word document without page breaks has a section for each heading style', async () => {
    const bytes = packDocx(
      paragraph('Vorwort') + paragraph('Sleep', 'berschrift1') + paragraph('It &amp; memory.'),
      { 'word/styles.xml': styles },
    )
    const document = await extract({ name: 'a.docx', bytes })
    expect(document.pages).toEqual([
      { number: null, heading: null, text: 'Vorwort' },
      { number: null, heading: 'Sleep', text: 'Sleep\nIt & memory.' },
    ])
  })

  test('a Word document with page breaks has pages and a manual break counts once', async () => {
    const typed = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
    const rendered = '<w:p><w:r><w:lastRenderedPageBreak/><w:t>Third.</w:t></w:r></w:p>'
    const midParagraph =
      '<w:p><w:r><w:t>First ends, </w:t></w:r><w:r><w:lastRenderedPageBreak/><w:t>second starts.</w:t></w:r></w:p>'
    const bytes = packDocx(paragraph('First.') + midParagraph + typed + rendered)
    const document = await extract({ name: 'a.docx', bytes })
    expect(document.pages.map((page) => [page.number, page.text])).toEqual([
      [1, 'First.\nFirst ends,'],
      [2, 'second starts.'],
      [3, 'Third.'],
    ])
  })

  test('manual breaks further apart than a page do not mark pages', async () => {
    const long = paragraph('word '.repeat(1200))
    const bytes = packDocx(`${long}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${paragraph('End.')}`)
    const document = await extract({ name: 'a.docx', bytes })
    expect(document.pages.map((page) => page.number)).toEqual([null])
  })

  test('tables, lists, notes and text boxes are read without deleted text and field codes', async () => {
    const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`
    const bytes = packDocx(
      [
        `<w:tbl><w:tr>${cell('Stage')}${cell('Hours')}</w:tr><w:tr>${cell('REM')}${cell('2')}</w:tr></w:tbl>`,
        '<w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>An item</w:t></w:r></w:p>',
        '<w:p><w:r><w:t>Noted</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>',
        '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText><w:t>kept</w:t><w:tab/><w:t>apart</w:t></w:r></w:p>',
        `<w:p><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('In a box')}</w:txbxContent></mc:Choice><mc:Fallback>${paragraph('In a box')}</mc:Fallback></mc:AlternateContent></w:p>`,
      ].join(''),
      {
        'word/footnotes.xml': `<w:footnotes><w:footnote w:id="2">${paragraph('See Squire.')}</w:footnote></w:footnotes>`,
      },
    )
    const document = await extract({ name: 'a.docx', bytes })
    expect(textOf(document)).toBe(
      'Stage | Hours\nREM | 2\n- An item\nNoted\nNote: See Squire.\nkept apart\nIn a box',
    )
  })
})
