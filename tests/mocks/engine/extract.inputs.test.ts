import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { extract } from '../../../mocks/engine/extract.ts'
import { blockLines } from './formats/blockLines.ts'

// Files of kinds that programs produce: what must be in their text, word for word, and what must not.

test.each([
  ['p01-three-columns.pdf', 'The pier was closed for six weeks and its repair cost 310,000 euros.'],
  ['p02-receipt-courier.pdf', 'row: TOTAL | $112.00'],
  ['p02-receipt-courier.pdf', 'Cashier: Ola Fisk'],
  ['p04-filled-form.pdf', 'row: Name of the owner: | Signe Holt'],
  ['p05-numbered-lines.pdf', 'CARL SEVAL, ESQ., of Sund; on behalf of the respondent.'],
  ['p07-japanese-predefined-cmap.pdf', '灯台の高さは三十二メートルです。'],
  ['d01-word-online-document2.docx', 'The ferry to Sund leaves at 06:40 from pier 4.'],
  ['d05-superscripts.docx', 'at most 10^5 particles per cubic meter'],
  ['d05-superscripts.docx', 'is 12 m^2 and the leak rate is 3 x 10^-9 mbar l/s'],
  ['d06-equations.docx', 'Fill the tank to 3/4 of its height'],
  ['d06-equations.docx', 'x=2^10 pulses'],
  ['d07-header.docx', 'Order number 2026-4471'],
  ['d08-symbols-and-placeholder.docx', 'The valve opens at 40 °C and needs 5 kΩ.'],
  ['d09-comments.docx', 'Comment by Ruth Egge: The price must be raised to 25 euros'],
  ['m01-front-matter.md', 'row: Author: Ruth Egge'],
  ['m02-wiki-notes.md', 'Never exceed 6.5 bar in the boiler.'],
  ['m02-wiki-notes.md', 'row: supplier: Nordkessel GmbH'],
  ['m05-entities.md', 'Owner: José Ibáñez'],
  ['m06-html-table.md', 'row: Route: Lorvik to Sund | Departure: 06:40 | Price: 12 euros'],
  ['m07-nested-steps.md', 'item [Open the housing:]: - loosen the four screws'],
  ['t01-shift-jis.txt', '灯台の高さは三十二メートルです。'],
  ['t02-gbk.txt', '仓库的面积是四千二百平方米。'],
  ['t03-windows-1251.txt', 'Высота маяка составляет 32 метра.'],
  ['t06-iso-8859-2.txt', 'Żuraw portowy zbudowano w 1954 roku.'],
  ['t07-windows-1252.txt', 'The crane’s limit is “18 tons” – never more.'],
  ['t08-cr-only.txt', 'Ships must report by radio on channel 12.'],
  ['t10-log-ansi.txt', 'job 5024 failed: disk quota exceeded on volume blue-7'],
  ['t11-csv.txt', 'row: city: Brenna | population: 131900 | mayor: Piet Moor | founded: 1188'],
  [
    't13-text-about-pdf.txt',
    'Every file of this format starts with the characters %PDF-1.7 in its first line.',
  ],
  ['t14-subtitles.txt', 'paragraph: The wheel has a diameter of nine meters.'],
  [
    't15-mail-thread.txt',
    'the compressor arrives on 19 March, not on 12 March. The new price is 4,350 euros.',
  ],
  ['t15-mail-thread.txt', 'heading: On Mon, 2 Mar 2026 at 16:40, Tomas Wolff <tomas@example.org> wrote:'],
  ['t16-transcript.txt', 'paragraph: [00:00:06] MS. RAAB: In 1998. I was nineteen then.'],
  ['t17-utf8-bom-arabic-digits.txt', 'يبلغ ارتفاع السد ٨٥ مترا.'],
  ['t18-one-bad-byte.txt', 'kostet 350 €'],
])('the text of %s contains %j', async (name, text) => {
  expect(await linesOf(name)).toContain(text)
})

describe('what is not shown by the file is left out', () => {
  test.each([
    ['the placeholder of a content control', 'd08-symbols-and-placeholder.docx', 'Click or tap'],
    ['a comment of a note-taking program', 'm02-wiki-notes.md', 'do not publish'],
    ['the name of a block in a note', 'm02-wiki-notes.md', '^b7c2d1'],
    ['the color codes of a terminal', 't10-log-ansi.txt', '\u001b'],
    ['the times of subtitles', 't14-subtitles.txt', '-->'],
  ])('%s', async (_, name, text) => {
    expect(await linesOf(name)).not.toContain(text)
  })
})

async function linesOf(name: string): Promise<string> {
  const bytes = await readFile(new URL(`inputs/${name}`, import.meta.url))
  return blockLines(await extract({ name, bytes: new Uint8Array(bytes) })).join('\n')
}
