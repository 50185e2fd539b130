import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { visit } from './declarations.ts'

/** A file with tests. */
export interface TestFile {
  /** Relative to the repository. */
  file: string
  titles: readonly string[]
}

interface TestCase {
  title: string
  text: string
}

/** The tests of the files of a folder. */
export function testFiles(root: string, folder: string, isIncluded: (file: string) => boolean): TestFile[] {
  return readFiles(root, folder)
    .filter(({ file }) => isIncluded(file.slice(folder.length + 1)))
    .map(({ file, cases }) => ({ file, titles: cases.map(({ title }) => title) }))
}

/** The browser tests that open one of the paths: those that name it. */
export function browserTestsOf(root: string, paths: readonly string[]): TestFile[] {
  const opens = paths.map((path) => new RegExp(`['"\`]${path}(?=['"\`?#])`))
  return readFiles(root, 'tests/e2e')
    .map(({ file, cases }) => ({
      file,
      titles: cases.filter(({ text }) => opens.some((one) => one.test(text))).map(({ title }) => title),
    }))
    .filter(({ titles }) => titles.length > 0)
}

const known = new Map<string, { file: string; cases: TestCase[] }[]>()

function readFiles(root: string, folder: string) {
  const result =
    known.get(folder) ??
    globSync(`${folder}/**/*.{test,spec}.ts`, { cwd: root })
      .toSorted()
      .map((file) => ({ file, cases: casesIn(readFileSync(join(root, file), 'utf8')) }))
  known.set(folder, result)
  return result
}

/** The calls of `test` and `test.each(…)`. */
function casesIn(text: string): TestCase[] {
  const cases: TestCase[] = []
  visit(ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, true), (node) => {
    if (!ts.isCallExpression(node) || !/^test\b/.test(node.expression.getText())) return
    const [title] = node.arguments
    const isTitle = title !== undefined && ts.isStringLiteralLike(title)
    if (isTitle && node.arguments.length > 1) cases.push({ title: title.text, text: node.getText() })
  })
  return cases
}
