import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const paths = Object.keys(import.meta.glob('../../src/ui/*/*.tsx'))

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const isSaid = (node: ts.Node) =>
  ts.getJSDocCommentsAndTags(node).some((doc) => ts.isJSDoc(doc) && Boolean(doc.comment))

/** The properties that an interface or the literals of a type declare themselves. */
function declared(node: ts.Node): ts.PropertySignature[] {
  if (ts.isPropertySignature(node)) return [node]
  // What stands inside a property's own type belongs to that property.
  if (ts.isHeritageClause(node)) return []
  const found: ts.PropertySignature[] = []
  ts.forEachChild(node, (child) => void found.push(...declared(child)))
  return found
}

const isProps = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name.text.endsWith('Props')

const isComponent = (node: ts.Node): node is ts.FunctionDeclaration & { name: ts.Identifier } =>
  ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '')

/** What of a file's exports nobody has described: 'ButtonProps.size', 'Button'. */
function unsaid(path: string): string[] {
  const file = fileURLToPath(new URL(path, import.meta.url))
  const source = ts.createSourceFile(file, ts.sys.readFile(file) ?? '', ts.ScriptTarget.Latest, true)
  return source.statements.filter(isExported).flatMap((node) => {
    if (isComponent(node)) return isSaid(node) ? [] : [node.name.text]
    if (!isProps(node)) return []
    return declared(node)
      .filter((property) => !isSaid(property))
      .map((property) => `${node.name.text}.${property.name.getText(source)}`)
  })
}

test.each(paths)('%s says what every property and component is', (path) => {
  expect(unsaid(path)).toEqual([])
})

test('what is not described is found', () => {
  expect(paths.length).toBeGreaterThan(40)
})
