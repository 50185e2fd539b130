import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const paths = Object.keys(import.meta.glob('../../src/ui/*/*.tsx'))

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const isDescribed = (node: ts.Node) =>
  ts.getJSDocCommentsAndTags(node).some((doc) => ts.isJSDoc(doc) && Boolean(doc.comment))

/** The properties declared by an interface or by the literals of a type. */
function declared(node: ts.Node): ts.PropertySignature[] {
  // A type nested in a property belongs to that property.
  if (ts.isPropertySignature(node)) return [node]
  if (ts.isHeritageClause(node)) return []
  const found: ts.PropertySignature[] = []
  ts.forEachChild(node, (child) => void found.push(...declared(child)))
  return found
}

const isProps = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name.text.endsWith('Props')

const isComponent = (node: ts.Node): node is ts.FunctionDeclaration & { name: ts.Identifier } =>
  ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '')

/** The exports of a file that have no description: 'ButtonProps.size', 'Button'. */
function undescribed(path: string): string[] {
  const file = fileURLToPath(new URL(path, import.meta.url))
  const source = ts.createSourceFile(file, ts.sys.readFile(file) ?? '', ts.ScriptTarget.Latest, true)
  return source.statements.filter(isExported).flatMap((node) => {
    if (isComponent(node)) return isDescribed(node) ? [] : [node.name.text]
    if (!isProps(node)) return []
    return declared(node)
      .filter((property) => !isDescribed(property))
      .map((property) => `${node.name.text}.${property.name.getText(source)}`)
  })
}

test.each(paths)('%s describes every property and component', (path) => {
  expect(undescribed(path)).toEqual([])
})

test('the gate reads all components', () => {
  expect(paths.length).toBeGreaterThan(40)
})
