import { expect, test } from 'vitest'
import { extract } from '../../../../mocks/engine/extract.ts'
import type { ExtractedDocument } from '../../../../mocks/engine/types.ts'
import { packDocx, paragraph } from '../../../support/docx.ts'
import { blockLines } from './blockLines.ts'

const STYLES =
  '<w:styles><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>' +
  '<w:style w:styleId="Kapitel"><w:name w:val="Kapitel"/><w:basedOn w:val="berschrift1"/></w:style>' +
  '<w:style w:styleId="Liste"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
  '<w:style w:styleId="Verzeichnis1"><w:name w:val="toc 1"/></w:style>' +
  '<w:style w:styleId="Code"><w:name w:val="HTML Preformatted"/></w:style>' +
  '<w:style w:styleId="Beschriftung"><w:name w:val="caption"/></w:style></w:styles>'
const NUMBERING =
  '<w:numbering><w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/></w:lvl>' +
  '<w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/></w:lvl></w:abstractNum>' +
  '<w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>' +
  '<w:num w:numId="1"><w:abstractNumId w:val="8"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="7"/></w:num></w:numbering>'
const FOOTNOTES =
  '<w:footnotes><w:footnote w:id="-1" w:type="separator"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>' +
  `<w:footnote w:id="2">${paragraph('Built in 1850.')}</w:footnote></w:footnotes>`

function read(body: string): Promise<ExtractedDocument> {
  const parts = {
    'word/styles.xml': STYLES,
    'word/numbering.xml': NUMBERING,
    'word/footnotes.xml': FOOTNOTES,
  }
  return extract({ name: 'a.docx', bytes: packDocx(body, parts) })
}

function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
}

function item(text: string, level = 0, list = 2): string {
  return `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${run(text)}</w:p>`
}

/** A row of a table; `properties` are those of the row. */
function row(cells: readonly string[], properties = ''): string {
  const content = cells.map((cell) => `<w:tc>${cell.startsWith('<') ? cell : paragraph(cell)}</w:tc>`)
  return `<w:tr><w:trPr>${properties}</w:trPr>${content.join('')}</w:tr>`
}

const REFERENCE = '<w:r><w:footnoteReference w:id="2"/></w:r>'
const LAYOUT_BREAK = '<w:r><w:lastRenderedPageBreak/></w:r>'
const MANUAL_BREAK = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'

test.each<[string, string, string[]]>([
  [
    'items of nested lists are numbered and keep what leads in',
    paragraph('The mill has parts:') +
      item('the wheel') +
      item('oak', 1) +
      item('iron', 1) +
      item('the stone') +
      paragraph('It is closed.') +
      item('one', 0, 1),
    [
      'paragraph: The mill has parts:',
      'item [The mill has parts:]: 1. the wheel',
      'item [the wheel]: a. oak',
      'item [the wheel]: b. iron',
      'item [The mill has parts:]: 2. the stone',
      'paragraph: It is closed.',
      'item [It is closed.]: - one',
    ],
  ],
  [
    'a paragraph style can be that of a list, and a paragraph can leave the list',
    `${paragraph('oak', 'Liste')}<w:p><w:pPr><w:pStyle w:val="Liste"/><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr>${run('iron')}</w:p>`,
    ['item: - oak', 'paragraph: iron'],
  ],
  [
    'rows of a table have the names in its first row if numbers are below them',
    `<w:tbl>${row(['Part', 'Weight'])}${row(['Wheel', '900'])}${row(['Stone', '1200'])}</w:tbl>`,
    ['row: Part: Wheel | Weight: 900', 'row: Part: Stone | Weight: 1200'],
  ],
  [
    'rows of a table have the names in the rows that are marked as header',
    `<w:tbl>${row(['Part', 'Owner'], '<w:tblHeader/>')}${row(['Wheel', 'Anna'])}</w:tbl>`,
    ['row: Part: Wheel | Owner: Anna'],
  ],
  [
    'two columns of names and values have no header',
    `<w:tbl>${row(['Miller', 'Anna'])}${row(['Owner', 'the village'])}</w:tbl>`,
    ['row: Miller | Anna', 'row: Owner | the village'],
  ],
  [
    'names and values beside each other are a row for each name',
    `<w:tbl>${row(['Customer', 'Kiln & Clay', 'Ordered on', '14 April'].map((each) => each.replace('&', '&amp;')))}` +
      `${row(['Weight', '212 kg', 'Carrier', 'Bergmann Freight'])}${row(['Driver', 'Osei Mensah', 'Pallets', '3'])}</w:tbl>`,
    [
      'row: Customer | Kiln & Clay',
      'row: Ordered on | 14 April',
      'row: Weight | 212 kg',
      'row: Carrier | Bergmann Freight',
      'row: Driver | Osei Mensah',
      'row: Pallets | 3',
    ],
  ],
  [
    'merged cells, cells with several paragraphs and a caption are kept',
    paragraph('Table 1: Parts', 'Beschriftung') +
      `<w:tbl>${row(['Part', 'Material', 'Weight'])}` +
      row([
        `<w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${paragraph('Wheel')}`,
        paragraph('Oak') + paragraph('Iron'),
        '900',
      ]) +
      `${row(['<w:tcPr><w:vMerge/></w:tcPr><w:p/>', '<w:tcPr><w:gridSpan w:val="2"/></w:tcPr><w:p><w:r><w:t>Ash</w:t></w:r></w:p>'])}</w:tbl>`,
    [
      'paragraph: Table 1: Parts',
      'row [Table 1: Parts]: Part: Wheel | Material: Oak, Iron | Weight: 900',
      'row [Table 1: Parts]: Part: Wheel | Material: Ash',
    ],
  ],
  [
    'footnotes are at the end of their section and not in the sentence',
    `${paragraph('Mill', 'berschrift1')}<w:p>${run('It is old')}${REFERENCE}${run(' and closed.')}</w:p>${paragraph('More.')}` +
      paragraph('River', 'Kapitel'),
    [
      'heading: Mill',
      'paragraph: It is old and closed.',
      'paragraph: More.',
      'paragraph: Built in 1850.',
      'heading: River',
    ],
  ],
  [
    'deleted text, deleted rows and hidden text are left out, and inserted text is kept',
    `<w:p><w:del><w:r><w:delText>never </w:delText></w:r></w:del><w:ins>${run('closed')}</w:ins>${run(' x', '<w:vanish/>')}</w:p>` +
      `<w:tbl>${row(['Wheel', 'Oak'])}${row(['Stone', 'Granite'], '<w:del w:id="1"/>')}</w:tbl>`,
    ['paragraph: closed', 'row: Wheel | Oak'],
  ],
  [
    'text that is set higher than its line is an exponent',
    `<w:p>${run('12 m')}${run('2', '<w:position w:val="8"/><w:sz w:val="16"/>')}${run(' of CO')}${run('2', '<w:position w:val="-4"/>')}</w:p>`,
    ['paragraph: 12 m^2 of CO2'],
  ],
  [
    'nothing of an equation is lost, whatever is nested in it',
    '<w:p><m:oMath><m:f><m:num><m:bar><m:e><m:r><m:t>31</m:t></m:r></m:e></m:bar></m:num>' +
      '<m:den><m:m><m:mr><m:e><m:r><m:t>42</m:t></m:r></m:e><m:e><m:r><m:t>53</m:t></m:r></m:e></m:mr></m:m></m:den></m:f></m:oMath></w:p>',
    ['paragraph: 31/(42, 53)'],
  ],
  [
    'field codes are left out, tabs are spaces, and soft hyphens disappear',
    `<w:p><w:r><w:instrText>PAGE</w:instrText><w:t>kept</w:t><w:tab/><w:t>a\u00adpart</w:t><w:softHyphen/><w:noBreakHyphen/><w:t>x</w:t></w:r></w:p>`,
    ['paragraph: kept apart-x'],
  ],
  [
    'the text of a text box follows the paragraph that contains it, once',
    `<w:p>${run('Around ')}<w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('In a box')}</w:txbxContent></mc:Choice>` +
      `<mc:Fallback><w:txbxContent>${paragraph('In a box')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>${run('it.')}</w:p>`,
    ['paragraph: Around it.', 'paragraph: In a box'],
  ],
  [
    'lines in a style for code or in a fixed-width font are code',
    `${paragraph('mill --open', 'Code')}<w:p>${run('  --gates', '<w:rFonts w:ascii="Courier New"/>')}</w:p>${paragraph('Text.')}`,
    ['code: mill --open\n  --gates', 'paragraph: Text.'],
  ],
  [
    'entries of a table of contents are fragments',
    paragraph('The mill 3', 'Verzeichnis1'),
    ['fragment: The mill 3'],
  ],
  [
    'a line break ends a label and not a sentence that continues',
    '<w:p><w:r><w:t>Miller: Anna</w:t><w:br/><w:t>Owner: the</w:t><w:br/><w:t>village</w:t></w:r></w:p>',
    ['paragraph: Miller: Anna', 'paragraph: Owner: the village'],
  ],
  [
    'a sentence that continues on the next page is on the page where it begins, with its footnote',
    `<w:p>${run('The mill is')}${REFERENCE}${LAYOUT_BREAK}${run(' closed. The river is frozen.')}</w:p>`,
    ['1 paragraph: The mill is closed.', '1 paragraph: Built in 1850.', '2 paragraph: The river is frozen.'],
  ],
  [
    'a layout break after a manual one marks the same page',
    `${paragraph('First.')}${MANUAL_BREAK}<w:p>${LAYOUT_BREAK}${run('Second.')}</w:p>`,
    ['1 paragraph: First.', '2 paragraph: Second.'],
  ],
])('Word: %s', async (_, body, expected) => {
  expect(blockLines(await read(body))).toEqual(expected)
})

test('each heading of a Word document starts a section, also in styles that are based on a heading', async () => {
  const document = await read(
    paragraph('Preface.') +
      paragraph('Mill', 'berschrift1') +
      paragraph('It &amp; river.') +
      paragraph('End', 'Kapitel'),
  )
  expect(document.pages).toMatchObject([
    { number: null, heading: null, text: 'Preface.' },
    { number: null, heading: 'Mill', text: 'Mill\n\nIt & river.' },
    { number: null, heading: 'End', text: 'End' },
  ])
})
