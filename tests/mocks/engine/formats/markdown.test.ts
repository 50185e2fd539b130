import { expect, test } from 'vitest'
import { readText } from '../support.ts'
import { blockLines } from './blockLines.ts'

test.each<[string, string, string[]]>([
  [
    'wrapped lines are one paragraph without inline syntax',
    'A **bold** [claim](https://example.org/a_(b)) with `code_*x*`,\nwrapped.<!-- a remark -->',
    ['paragraph: A bold claim with code_*x*, wrapped.'],
  ],
  [
    'entities, escapes, images and tags become text',
    '![A mill](mill.png) costs &lt; 3 \\* 4 &#8211; <b>not</b> 5.<br>Now.',
    ['paragraph: A mill costs < 3 * 4 – not 5. Now.'],
  ],
  [
    'list items keep the sentence that leads in',
    'It is old. The mill has two parts:\n\n- the wheel\n* [x] the stone\n  of granite\n\nIt is closed.',
    [
      'paragraph: It is old. The mill has two parts:',
      'item [The mill has two parts:]: - the wheel',
      'item [The mill has two parts:]: - the stone of granite',
      'paragraph: It is closed.',
    ],
  ],
  [
    'items of a nested list keep the item above, and the next outer item the sentence before the list',
    'Parts:\n1. the wheel\n   - oak\n   - iron\n2. the stone',
    [
      'paragraph: Parts:',
      'item [Parts:]: 1. the wheel',
      'item [the wheel]: - oak',
      'item [the wheel]: - iron',
      'item [Parts:]: 2. the stone',
    ],
  ],
  [
    'each row of a table has the names of its columns',
    '| Part | Weight (kg) |\n|---|--:|\n| Wheel | 900 |\n| Stone \\| upper | |',
    ['row: Part: Wheel | Weight (kg): 900', 'row: Part: Stone | upper'],
  ],
  [
    'code in fences and indented code is code',
    'Run it:\n\n```sh\n# no heading\nmill --open  <!-- kept -->\n```\n\n    mill --close\n',
    ['paragraph: Run it:', 'code: # no heading\nmill --open  <!-- kept -->', 'code: mill --close'],
  ],
  [
    'quotations are read as text, and the name of a notice is a term',
    '> The mill\nis closed.\n\n> [!WARNING]\n> Do not open\n> - the gates',
    [
      'paragraph: The mill is closed.',
      'term: Warning',
      'paragraph: Do not open',
      'item [Do not open]: - the gates',
    ],
  ],
  [
    'definition lists keep term and text together',
    'Hopper\n: Holds the corn.\n: Is of wood\n  and iron.\n\nStone\n\n:   Grinds it.',
    [
      'term: Hopper',
      'paragraph [Hopper]: Holds the corn.',
      'paragraph [Hopper]: Is of wood and iron.',
      'term: Stone',
      'paragraph [Stone]: Grinds it.',
    ],
  ],
  [
    'footnotes are at the end of the section that refers to them',
    '# Mill\nIt is old[^a] and closed.\n\n[^a]: Built in 1850\n    by monks.\n\n# River\nIt is cold.',
    [
      'heading: Mill',
      'paragraph: It is old and closed.',
      'paragraph: Built in 1850 by monks.',
      'heading: River',
      'paragraph: It is cold.',
    ],
  ],
  [
    'a marked line break ends a label and not a sentence that continues',
    'Owner: the village  \nMiller: Anna  \nThe mill is\\\nclosed.',
    ['paragraph: Owner: the village', 'paragraph: Miller: Anna', 'paragraph: The mill is closed.'],
  ],
  [
    'fields among the lines of a paragraph are rows',
    'The mill\nis old.\nsupplier:: **Nordkessel**\nIt is closed.',
    ['paragraph: The mill is old.', 'row: supplier: Nordkessel', 'paragraph: It is closed.'],
  ],
  [
    'statements and tags of MDX are left out, except in code, and the text between the tags is Markdown',
    'import { Note } from "../note"\n\nexport const limit = 9;\n\n<Note type="warning">\n  The **mill** is closed.\n</Note>\n\n' +
      '```js\nimport mill from "mill"\n```',
    ['paragraph: The mill is closed.', 'code: import mill from "mill"'],
  ],
  [
    'rules and targets of links are not text',
    'Above.\n\n***\n\n[mill]: https://example.org "The mill"\n\nBelow.',
    ['paragraph: Above.', 'paragraph: Below.'],
  ],
])('Markdown: %s', async (_, source, expected) => {
  expect(blockLines(await readText('notes.md', source))).toEqual(expected)
})

test('each Markdown heading starts a section below the headings of lower levels', async () => {
  const document = await readText(
    'notes.md',
    'Before.\n\n# The *mill*\n\nText.\n\nParts\n-----\nMore.\n\n### Wheel ###\nOak.\n\n## Owner\nMonks.',
  )
  expect(document.pages.map(({ number, heading }) => [number, heading])).toEqual([
    [null, null],
    [null, 'The mill'],
    [null, 'Parts'],
    [null, 'Wheel'],
    [null, 'Owner'],
  ])
  expect(document.pages.map(({ blocks }) => blocks.at(-1)?.headings)).toEqual([
    [],
    ['The mill'],
    ['The mill', 'Parts'],
    ['The mill', 'Parts', 'Wheel'],
    ['The mill', 'Owner'],
  ])
})

test.each([
  ['its first heading', '---\ntitle: Hidden\n---\n# The *mill*\nText.', 'The mill'],
  ['the title in its front matter without a heading', '---\ntitle: "The mill"\n---\nText.', 'The mill'],
  ['its file name without both', 'Text.', 'mill notes'],
])('the title of a Markdown file is %s', async (_, source, title) => {
  const document = await readText('mill-notes.md', source)
  expect(document.title).toBe(title)
  expect(document.pages.at(-1)?.text).toContain('Text.')
  expect(document.pages.map(({ text }) => text).join()).not.toContain('title')
})

test('deeply nested Markdown is read', async () => {
  const document = await readText('a.md', `${'- '.repeat(5000)}deep\n${'> '.repeat(5000)}quoted`)
  expect(document.pages[0]?.text).toContain('quoted')
})
