import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** A declaration at the top of a file of `src`. */
export interface Declaration {
  /** Relative to `src`. */
  file: string
  node: ts.Node
  /** The declarations that it uses, as `file#name`. */
  uses: readonly string[]
}

interface Imports {
  /** Local names with the declaration that they import. */
  named: ReadonlyMap<string, string>
  /** Names of whole modules with their files. */
  namespaces: ReadonlyMap<string, string>
  /** Modules that are imported on demand. */
  lazy: readonly string[]
}

/** Every declaration of the product by `file#name`. */
export function declarationsOf(sourceFolder: string): Map<string, Declaration> {
  const files = globSync('**/*.{ts,tsx}', { cwd: sourceFolder }).filter(
    (file) => !/\.(gen|css)\.ts$/.test(file),
  )
  const declarations = new Map<string, Declaration>()
  for (const file of files.toSorted()) {
    const text = readFileSync(join(sourceFolder, file), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const imports = importsOf(source, (path) => relative('.', join(dirname(file), path)))
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) continue
      const uses = usesOf(statement, file, imports)
      for (const name of namesOf(statement))
        declarations.set(`${file}#${name}`, { file, node: statement, uses })
    }
  }
  return declarations
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : [],
    )
  const isNamed =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement)
  const names = isNamed && statement.name !== undefined ? [statement.name.text] : []
  const isDefault =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  return isDefault || ts.isExportAssignment(statement) ? [...names, 'default'] : names
}

function importsOf(source: ts.SourceFile, resolve: (path: string) => string): Imports {
  const named = new Map<string, string>()
  const namespaces = new Map<string, string>()
  const lazy: string[] = []
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const path = statement.moduleSpecifier.text
    const clause = statement.importClause
    if (!path.startsWith('.') || clause === undefined) continue
    const file = resolve(path)
    if (clause.name !== undefined) named.set(clause.name.text, `${file}#default`)
    if (clause.namedBindings === undefined) continue
    if (ts.isNamespaceImport(clause.namedBindings)) namespaces.set(clause.namedBindings.name.text, file)
    else
      for (const { name, propertyName } of clause.namedBindings.elements)
        named.set(name.text, `${file}#${(propertyName ?? name).text}`)
  }
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return
    const [path] = node.arguments
    if (path !== undefined && ts.isStringLiteral(path)) lazy.push(resolve(path.text))
  })
  return { named, namespaces, lazy }
}

/** Names that are not declared lead nowhere, so every identifier may be listed. */
function usesOf(statement: ts.Statement, file: string, { named, namespaces, lazy }: Imports): string[] {
  const uses = new Set<string>()
  visit(statement, (node) => {
    if (!ts.isIdentifier(node)) return
    const { parent, text } = node
    uses.add(named.get(text) ?? `${file}#${text}`)
    for (const lazyFile of lazy) uses.add(`${lazyFile}#${text}`)
    const namespace = namespaces.get(text)
    if (namespace !== undefined && ts.isPropertyAccessExpression(parent))
      uses.add(`${namespace}#${parent.name.text}`)
  })
  return [...uses]
}

/** Calls back for a node and all nodes in it. */
export function visit(node: ts.Node, callback: (node: ts.Node) => void): void {
  callback(node)
  ts.forEachChild(node, (child) => visit(child, callback))
}

/** The declarations of the given files, and all that they use. */
export function reachableFrom(
  declarations: ReadonlyMap<string, Declaration>,
  isStart: (file: string) => boolean,
  isFollowed: (file: string) => boolean,
): Declaration[] {
  const found = new Set<Declaration>()
  const follow = (declaration: Declaration | undefined, isAllowed: (file: string) => boolean) => {
    if (declaration === undefined || found.has(declaration) || !isAllowed(declaration.file)) return
    found.add(declaration)
    for (const key of declaration.uses) follow(declarations.get(key), isFollowed)
  }
  for (const declaration of declarations.values()) follow(declaration, isStart)
  return [...found]
}
