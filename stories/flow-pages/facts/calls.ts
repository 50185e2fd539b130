import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { parse } from 'yaml'
import { PROVIDER_ENDPOINTS } from '../../../mocks/faults/targets.ts'
import { type Declaration, visit } from './declarations.ts'

export interface Operation {
  id: string
  method: string
  path: string
  summary: string
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const TABLES = namesBelow('rest/')
const FUNCTIONS = namesBelow('functions/')

function namesBelow(prefix: string): Set<string> {
  return new Set(
    PROVIDER_ENDPOINTS.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
  )
}

/** The operations of a contract file by method and path, for example `GET /chat/sessions`. */
export function readOperations(contractFile: string): Map<string, Operation> {
  const contract: { paths: Record<string, Record<string, { operationId?: string; summary?: string }>> } =
    parse(readFileSync(contractFile, 'utf8'))
  return new Map(
    Object.entries(contract.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([key, { operationId, summary = '' }]) => {
        const method = key.toUpperCase()
        const operation = { id: operationId ?? '', method, path, summary }
        return METHODS.includes(method) ? [[`${method} ${path}`, operation] as const] : []
      }),
    ),
  )
}

/** The operations that some declarations call: `api().GET('/chat/sessions')`. */
export function operationsIn(
  declarations: readonly Declaration[],
  operations: ReadonlyMap<string, Operation>,
): Operation[] {
  const found = new Set<Operation>()
  for (const { file, node } of declarations)
    if (file.startsWith('api/'))
      visit(node, (inner) => {
        if (!ts.isCallExpression(inner) || !ts.isPropertyAccessExpression(inner.expression)) return
        const [path] = inner.arguments
        if (path === undefined || !ts.isStringLiteral(path)) return
        const operation = operations.get(`${inner.expression.name.text} ${path.text}`)
        if (operation !== undefined) found.add(operation)
      })
  const order = [...operations.values()]
  return [...found].toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}

/** Renews the session before any call if it has to. */
const CLIENT = 'hosted/createHostedClient.ts'

/** The provider's auth methods, tables and functions that some declarations use. */
export function endpointsIn(declarations: readonly Declaration[]): string[] {
  const found = new Set<string>()
  for (const { file, node } of declarations)
    if (file.startsWith('hosted/') && file !== CLIENT)
      visit(node, (inner) => {
        if (ts.isStringLiteral(inner)) {
          if (TABLES.has(inner.text)) found.add(`table ${inner.text}`)
          if (FUNCTIONS.has(inner.text)) found.add(`function ${inner.text}`)
        }
        if (ts.isStringLiteral(inner) || ts.isTemplateHead(inner)) {
          const [, request] = /^\/auth\/v1\/(\w+)/.exec(inner.text) ?? []
          if (request !== undefined) found.add(`auth.${request}`)
        }
        if (ts.isCallExpression(inner)) {
          const [, method] = /^auth\.([\w.]+)$/.exec(inner.expression.getText()) ?? []
          if (method !== undefined) found.add(`auth.${method}`)
        }
      })
  return [...found].toSorted()
}
