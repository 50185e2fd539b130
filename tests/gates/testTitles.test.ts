import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(test|spec)\.tsx?$/.test(path),
)

/** First words of a title that is incomplete without the title of its describe block. */
const FRAGMENT = /^(that|of|is|are|without|with|whose|and|or|to|from|for|in|by|as)\b(?!-)/

/** `test` or `it`, also behind modifiers: `test.each(…)(…)`, `test.skipIf(…)(…)`. */
function isTest(callee: ts.Node): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it'
  if (ts.isPropertyAccessExpression(callee)) return isTest(callee.expression)
  if (ts.isCallExpression(callee)) return isTest(callee.expression)
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag)
}

function titlesIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(join(folder, path), 'utf8'), ts.ScriptTarget.Latest)
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments : []
    if (title && ts.isStringLiteralLike(title)) titles.push(title.text)
    if (title && ts.isTemplateExpression(title)) titles.push(title.head.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

const titles = files.flatMap((path) => titlesIn(path).map((title) => ({ path, title })))

test('every test title is a sentence that does not need the title of its describe block', () => {
  expect(titles.length).toBeGreaterThan(1000)
  const fragments = titles
    .filter(({ title }) => FRAGMENT.test(title))
    .map(({ path, title }) => `${path}: ${title}`)
  expect(fragments).toEqual([])
})
