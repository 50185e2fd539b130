import { expect, test } from 'vitest'
import { splitDuplicates } from '../../../../../src/flows/knowledge-base/upload/duplicates.ts'

const file = (name: string, sameAs: string | null = null) => ({ file: { name }, sameAs })

test.each([
  ['nothing there', [file('a.md'), file('b.md')], [], ['a.md', 'b.md'], []],
  ['the same name', [file('a.md')], ['a.md'], [], [['a.md', 'name']]],
  ['the same name in capitals', [file('A.MD')], ['a.md'], [], [['A.MD', 'name']]],
  [
    'an accent written in two ways',
    [file('re\u0301sume\u0301.md')],
    ['r\u00e9sum\u00e9.md'],
    [],
    [['re\u0301sume\u0301.md', 'name']],
  ],
  ['another ending', [file('a.txt')], ['a.md'], ['a.txt'], []],
  ['the same content', [file('b.md', 'a.md')], [], [], [['b.md', 'content']]],
  ['the same name and content', [file('a.md', 'a.md')], ['a.md'], [], [['a.md', 'name']]],
  ['one name twice', [file('a.md'), file('a.md')], [], ['a.md'], [['a.md', 'name']]],
])('splitDuplicates with %s', (_, files, there, unique, duplicates) => {
  const sorted = splitDuplicates(files, there)
  expect(sorted.unique.map(({ name }) => name)).toEqual(unique)
  expect(sorted.duplicates.map(({ file: { name }, reason }) => [name, reason.by])).toEqual(duplicates)
})
