import { expect, test } from 'vitest'
import type { PlacedText } from '../../../support/placedPdf.ts'
import { blocks, columnTexts, lines, PROSE } from './pdfBlocks.ts'

const prose = PROSE.join(' ')
const body = lines(PROSE, 600)
/** The text of a page, different on each page. */
const proseOn = (page: number): string[] =>
  PROSE.map((line) => line.replace('the ', `the ${'very '.repeat(page)}`))

/** The cells of a row of a table that are not empty. */
const cellsOf = (texts: readonly string[], row: number): PlacedText[] =>
  texts.flatMap((text, column) => (text === '' ? [] : [{ text, x: 72 + column * 140, y: 520 - row * 12 }]))

test.each<[string, PlacedText[][], string[]]>([
  [
    'left and right running headers and page numbers of four pages are removed',
    [1, 2, 3, 4].map((page) => [
      { text: page % 2 === 0 ? 'The Mill' : 'Of the River', x: page % 2 === 0 ? 72 : 400, y: 750 },
      ...lines(proseOn(page), 600),
      { text: String(page), x: 300, y: 40 },
    ]),
    [1, 2, 3, 4].map((page) => `${page} paragraph: ${proseOn(page).join(' ')}`),
  ],
  [
    'an isolated section number joins its title and the heading is found by its bold font',
    [
      [
        { text: '6.5.', x: 72, y: 640, font: 'bold' },
        { text: 'The wheel', x: 72, y: 626, font: 'bold' },
        ...body,
      ],
    ],
    ['1 heading: 6.5. The wheel', `1 paragraph: ${prose}`],
  ],
  [
    'two columns printed row by row are read one after the other',
    [
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => [
        ...lines(columnTexts('left').slice(i, i + 1), 700 - i * 12, 60),
        ...lines(columnTexts('right').slice(i, i + 1), 700 - i * 12, 320),
      ]),
    ],
    [`1 paragraph: ${[...columnTexts('left'), ...columnTexts('right')].join(' ')}`],
  ],
  [
    'the end of a sentence on the next page moves to the page where it begins',
    [body.slice(0, 3), lines(['and the miller sells it. The market is', 'on Friday.'], 700)],
    [
      `1 paragraph: ${PROSE.slice(0, 3).join(' ')} and the miller sells it.`,
      '2 paragraph: The market is on Friday.',
    ],
  ],
  [
    'list items keep their lead-in sentence',
    [
      [
        ...body,
        { text: 'The mill has two parts:', x: 72, y: 540 },
        { text: '\x95 the wheel of oak', x: 84, y: 528 },
        { text: '\x95 the stone of granite', x: 84, y: 516 },
      ],
    ],
    [
      `1 paragraph: ${prose}`,
      '1 paragraph: The mill has two parts:',
      '1 item [The mill has two parts:]: - the wheel of oak',
      '1 item [The mill has two parts:]: - the stone of granite',
    ],
  ],
  [
    'a bold term belongs to the text that hangs under it',
    [
      [
        ...body,
        { text: 'Hopper', x: 72, y: 530, font: 'bold' },
        { text: 'It holds the corn above the stones until they are ready for more of it.', x: 100, y: 518 },
      ],
    ],
    [
      `1 paragraph: ${prose}`,
      '1 term: Hopper',
      '1 paragraph [Hopper]: It holds the corn above the stones until they are ready for more of it.',
    ],
  ],
  [
    'table rows keep their header cells',
    [
      [
        ...body,
        ...[
          ['Part', 'Material', 'Weight'],
          ['Wheel', 'Oak', '900'],
          ['Stone', 'Granite', '1200'],
        ].flatMap(cellsOf),
      ],
    ],
    [
      `1 paragraph: ${prose}`,
      '1 fragment: Part | Material | Weight',
      '1 row [Part | Material | Weight]: Wheel | Oak | 900',
      '1 row [Part | Material | Weight]: Stone | Granite | 1200',
    ],
  ],
  [
    'lines in a fixed-width font are code',
    [[...body, { text: 'mill --open gates', x: 90, y: 530, font: 'mono' }]],
    [`1 paragraph: ${prose}`, '1 code: mill --open gates'],
  ],
  [
    'the labels of a figure are fragments',
    [
      [
        ...body,
        { text: '0.5', x: 120, y: 500, size: 7 },
        { text: 'speed', x: 200, y: 470, size: 7 },
        { text: 'Figure 3: The speed of the wheel.', x: 72, y: 430 },
      ],
    ],
    [
      `1 paragraph: ${prose}`,
      '1 fragment: 0.5',
      '1 fragment: speed',
      '1 paragraph: Figure 3: The speed of the wheel.',
    ],
  ],
  [
    'footnotes are paragraphs of their own',
    [
      [
        ...body,
        { text: '1 The mill is closed on Sunday.', x: 72, y: 80, size: 8 },
        { text: '2 The river is the Elbe.', x: 72, y: 70, size: 8 },
      ],
    ],
    [
      `1 paragraph: ${prose}`,
      '1 paragraph: 1 The mill is closed on Sunday.',
      '1 paragraph: 2 The river is the Elbe.',
    ],
  ],
  [
    'a wrapped table cell is one cell, and its split word is joined',
    [
      [
        ...body,
        ...[
          ['Part', 'Material', 'Weight'],
          ['Wheel', 'Oak of the monas-', '900'],
          ['', 'tery', ''],
          ['Stone', 'Granite', '1200'],
        ].flatMap(cellsOf),
      ],
    ],
    [
      `1 paragraph: ${prose}`,
      '1 fragment: Part | Material | Weight',
      '1 row [Part | Material | Weight]: Wheel | Oak of the monastery | 900',
      '1 row [Part | Material | Weight]: Stone | Granite | 1200',
    ],
  ],
])('%s', async (_, pages, expected) => {
  expect(await blocks(...pages)).toEqual(expected)
})
