import { expect, test } from 'vitest'
import { extract } from '../../../../mocks/engine/extract.ts'
import { readText } from '../support.ts'
import { blockLines } from './blockLines.ts'

const WRAPPED = [
  'The mill stands at the bend of the river and grinds the corn of nine',
  'villages every autumn. In the winter months it is closed because the',
  'water of the river is frozen then.',
]
const PARAGRAPH = `paragraph: ${WRAPPED.join(' ')}`
const text = WRAPPED.join('\n')

test.each<[string, string, string[]]>([
  [
    'wrapped lines are joined and short lines are not',
    `${text}\n\nShort line\nAnother one.`,
    [PARAGRAPH, 'paragraph: Short line', 'paragraph: Another one.'],
  ],
  [
    'a word that is split at a line end is joined only if it occurs elsewhere',
    `Consolidation is slow. In the winter months we see little conso-\nlidation at all in the volunteers, which is a little known and well-\nknown problem.`,
    [
      'paragraph: Consolidation is slow. In the winter months we see little consolidation at all in the volunteers, ' +
        'which is a little known and well-known problem.',
    ],
  ],
  [
    'underlined lines are headings',
    `The Mill\n========\n\n${text}\n\nParts\n-----\n${text}`,
    ['heading: The Mill', PARAGRAPH, 'heading: Parts', PARAGRAPH],
  ],
  [
    'lines at the margin above indented text are headings',
    `NAME\n    mill - grinds corn\n\nDESCRIPTION\n    The mill grinds the corn of nine villages in autumn.\n    It is closed in the winter months of the year.`,
    [
      'heading: NAME',
      'paragraph: mill - grinds corn',
      'heading: DESCRIPTION',
      'paragraph: The mill grinds the corn of nine villages in autumn. It is closed in the winter months of the year.',
    ],
  ],
  [
    'list items keep their lead-in, and those of nested lists the item above',
    'It has parts:\n\n  * the wheel, which is made of oak and turns eleven times in a minute\n    when the gates are open\n' +
      '  * the stone\n    - granite\n    - sandstone\no  the gates',
    [
      'paragraph: It has parts:',
      'item [It has parts:]: - the wheel, which is made of oak and turns eleven times in a minute when the gates are open',
      'item [It has parts:]: - the stone',
      'item [the stone]: - granite',
      'item [the stone]: - sandstone',
      'item [It has parts:]: - the gates',
    ],
  ],
  [
    'rows of a table with a rule below the header have the names of the columns',
    'Part       Weight    Material\n-----      ------    --------\nWheel      900       Oak\nStone      1200      Granite',
    ['row: Part: Wheel | Weight: 900 | Material: Oak', 'row: Part: Stone | Weight: 1200 | Material: Granite'],
  ],
  [
    'rows of a drawn table have the names of the columns',
    '+------+------+\n| Part | Cost |\n+------+------+\n| Axle | 30   |\n| Gate | 40   |\n+------+------+',
    ['row: Part: Axle | Cost: 30', 'row: Part: Gate | Cost: 40'],
  ],
  [
    'terms and the explanations beside them belong together',
    '--force     Overwrites the files that exist in the folder already and\n            does not ask.\n--quiet     Prints nothing.',
    [
      'term: --force',
      'paragraph [--force]: Overwrites the files that exist in the folder already and does not ask.',
      'term: --quiet',
      'paragraph [--quiet]: Prints nothing.',
    ],
  ],
  [
    'entries of a table of contents are fragments',
    'The wheel ........... 3\nThe stone ........... 4',
    ['fragment: The wheel … 3', 'fragment: The stone … 4'],
  ],
  [
    'the prices of a receipt stay in the lines of their articles',
    'THE MILL SHOP\n\n2 x Flour of rye 1 kg      7.98\n1 x Sieve, brass           6.45\n3 x Bag of linen           4.20\n' +
      '1 x Brush, soft hair       3.75\n1 x Book of the mill       9.80\n-------------------------------\n' +
      'SUBTOTAL                  32.18\nDISCOUNT                  -2.24\nTOTAL                     29.94',
    [
      'heading: THE MILL SHOP',
      'row: 2 x Flour of rye 1 kg | 7.98',
      'row: 1 x Sieve, brass | 6.45',
      'row: 3 x Bag of linen | 4.20',
      'row: 1 x Brush, soft hair | 3.75',
      'row: 1 x Book of the mill | 9.80',
      'row: SUBTOTAL | 32.18',
      'row: DISCOUNT | -2.24',
      'row: TOTAL | 29.94',
    ],
  ],
  [
    'subtitles keep their speakers and leave out their names, comments and styles',
    'WEBVTT - The mill\n\nSTYLE\n::cue { color: lime }\n\nNOTE\nrecorded in May\n\nintro\n' +
      '00:01.000 --> 00:04.500 align:start\n<v Anna>The wheel turns\n<i>eleven times</i> a minute.\n\n' +
      '00:05.000 --> 00:07.000\n<v.loud Ruth>And in the year\n1850\n\n2\n00:08.000 --> 00:09.000\nIt stopped.',
    [
      'paragraph: Anna: The wheel turns eleven times a minute.',
      'paragraph: Ruth: And in the year 1850',
      'paragraph: It stopped.',
    ],
  ],
  [
    'the initials of a name are no mark of a list item',
    'Yours sincerely,\n\nJ. R. Brandt',
    ['paragraph: Yours sincerely,', 'paragraph: J. R. Brandt'],
  ],
  [
    'invisible characters are removed and apostrophes stay',
    'The mill\u00ad stone of the miller doesn´t turn.\ufeff',
    ['paragraph: The mill stone of the miller doesn´t turn.'],
  ],
])('plain text: %s', async (_, source, expected) => {
  expect(blockLines(await readText('notes.txt', source))).toEqual(expected)
})

test('headers and footers of pages between form feeds are removed and sentences continue across them', async () => {
  const page = (number: number, lines: readonly string[]): string =>
    [
      'Mill Notes                    1850',
      '',
      '',
      ...lines,
      ...Array(5 - lines.length).fill(''),
      `Anna Miller             [Page ${number}]`,
    ].join('\n')
  const source = [
    page(1, WRAPPED.slice(0, 1)),
    page(2, WRAPPED.slice(1)),
    page(3, ['The miller sells the flour.']),
  ].join('\n\f\n')
  expect(blockLines(await readText('notes.txt', source))).toEqual([
    `1 paragraph: ${WRAPPED[0]} villages every autumn.`,
    '2 paragraph: In the winter months it is closed because the water of the river is frozen then.',
    '3 paragraph: The miller sells the flour.',
  ])
})

test.each([
  ['below a rule', '---  --------------------  -----  ----\n'],
  ['between spaces', ''],
])(
  'wrapped rows of a table in columns %s are whole, and empty cells keep the names in their place',
  async (_, rule) => {
    const table = [
      'No.  Subject                 Sum  Note',
      ...rule
        .trim()
        .split('\n')
        .filter((line) => line !== ''),
      '1    Slates                1,900  paid',
      '2    Repair of trusses,',
      '     beyond the sum        3,460  due',
      '3    Stopcock                     done',
    ]
    const text = ['The mill has these variations.', '', ...table, '', 'All of the sums are net.'].join('\n')
    const read = await extract({ name: 'a.txt', bytes: new TextEncoder().encode(text) })
    expect(blockLines(read)).toEqual([
      'paragraph: The mill has these variations.',
      'row: No.: 1 | Subject: Slates | Sum: 1,900 | Note: paid',
      'row: No.: 2 | Subject: Repair of trusses, beyond the sum | Sum: 3,460 | Note: due',
      'row: No.: 3 | Subject: Stopcock | Note: done',
      'paragraph: All of the sums are net.',
    ])
  },
)
