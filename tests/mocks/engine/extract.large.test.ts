import { expect, test } from 'vitest'
import { extract } from '../../../mocks/engine/extract.ts'

/** More than the number of arguments that a function can have. */
const MANY = 130_000

const textOf = async (name: string, text: string): Promise<string> => {
  const { pages } = await extract({ name, bytes: new TextEncoder().encode(text) })
  return pages.map((page) => page.text).join('\n')
}

test.each([
  ['a.txt', '- a\n', '- b'],
  ['a.md', 'a\n: c\n', 'b'],
])('a document of very many short blocks is read to its end: %s with %j', async (name, block, last) => {
  expect(await textOf(name, block.repeat(MANY) + last)).toMatch(/b$/)
})

test.each(['a.txt', 'a.md'])('reading %s ends with a reason when its time is over', async (name) => {
  const bytes = new TextEncoder().encode('The lamp burns oil.\n\n'.repeat(60_000))
  await expect(extract({ name, bytes }, AbortSignal.timeout(1))).rejects.toMatchObject({
    code: 'too-slow',
    message: expect.stringMatching(/^Reading this file took too long\. Divide it/),
  })
})
