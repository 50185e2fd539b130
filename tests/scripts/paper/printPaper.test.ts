import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { Paper } from '../../../mocks/worlds/demo/papers/paper.ts'
import { printPaper } from '../../../scripts/paper/printPaper.ts'

const paper: Paper = {
  title: 'The old mill',
  subtitle: 'A description',
  details: [['Written by', 'Ada Brook']],
  runningHeader: ['The old mill', 'Northern Valley'],
  parts: [
    {
      columns: 1,
      blocks: [
        { heading: '1. The wheel' },
        { paragraph: 'The wheel is made of oak.' },
        {
          table: {
            caption: 'Table 1. Gates.',
            header: ['Gate', 'Width'],
            widths: [1, 1],
            rows: [['North', '2 metres']],
          },
        },
      ],
    },
  ],
}

test('a PDF has a title, a language, and the structure of its headings and tables', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await printPaper(paper)), { verbosity: 0 })
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: 'The old mill', Language: 'en-US' })
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const page = await pdf.getPage(1)
  const roles: string[] = []
  const collect = (node: object): void => {
    if ('role' in node) roles.push(String(node.role))
    if ('children' in node && Array.isArray(node.children)) node.children.forEach(collect)
  }
  collect((await page.getStructTree()) ?? {})
  expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TH', 'TD', 'Caption']))
})
