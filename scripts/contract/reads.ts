import { isObject } from './contract.ts'
import { exampleParameters, parametersOf } from './examples.ts'
import type { ContractOperation } from './schemas.ts'
import { contractOperations } from './schemas.ts'

/** Where the values of path parameters come from: a field of the first entry of an earlier list. */
const SOURCES: Readonly<Record<string, { readonly list: string; readonly field: string }>> = {
  '/users/{id} id': { list: '/users/', field: 'id' },
  '/chat/session/{id} id': { list: '/chat/sessions', field: 'id' },
  '/documents/{id} id': { list: '/documents/', field: 'id' },
  '/memory/top-connections/{id} id': { list: '/users/', field: 'id' },
  '/memory/cognitive-objects/{id}/{objectId} id': { list: '/users/', field: 'id' },
  '/files/file/{name} name': { list: '/files/files', field: 'name' },
}

/** Query parameters that are ids of documents. Their examples exist in no backend. */
const DOCUMENTS: ReadonlySet<string> = new Set(['first', 'second'])

/** A read with its parameters filled in. */
export interface Read {
  readonly operation: ContractOperation
  /** The path with its query. */
  readonly address: string
  /** Whether a parameter is an example of the contract, so that 404 is expected. */
  readonly isInvented: boolean
}

/** The reads of the contract: lists first, because their entries fill in the parameters of the others. */
export function safeReads(): ContractOperation[] {
  const reads = contractOperations().filter(({ method }) => method === 'get')
  const hasParameter = ({ path }: ContractOperation) => path.includes('{')
  return [...reads.filter((read) => !hasParameter(read)), ...reads.filter(hasParameter)]
}

/**
 * Fills in the parameters of a read.
 *
 * @param found the first entries of the lists that were read, by their paths
 * @param user the id of the signed-in user if it is known; null without a sign-in, which needs no existing entries
 * @returns the read, or the path of the list whose first entry is missing
 */
export function fillIn(
  operation: ContractOperation,
  found: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  user: { readonly id: string | null } | null,
): Read | { readonly missing: string } {
  const examples = exampleParameters(operation, 'path')
  let { path } = operation
  let isInvented = false
  for (const [name, example] of Object.entries(examples)) {
    const source = SOURCES[`${operation.path} ${name}`]
    const listed = source && found.get(source.list)?.[source.field]
    const value = (source?.list === '/users/' ? user?.id : null) ?? listed
    if (user !== null && source !== undefined && typeof value !== 'string') return { missing: source.list }
    if (source === undefined) isInvented = true
    path = path.replace(`{${name}}`, encodeURIComponent(typeof value === 'string' ? value : example))
  }
  const required = parametersOf(operation, 'query').filter((parameter) => parameter.required)
  if (required.some(({ name }) => DOCUMENTS.has(name))) isInvented = true
  const query = new URLSearchParams(required.map(({ name, example }) => [name, String(example)]))
  return { operation, address: query.size === 0 ? path : `${path}?${query}`, isInvented }
}

/** The first entry of a list, also of one that an object contains. */
export function firstEntry(body: unknown): Readonly<Record<string, unknown>> | null {
  if (Array.isArray(body)) return isObject(body[0]) ? body[0] : null
  if (!isObject(body)) return null
  const list = Object.values(body).find((value) => Array.isArray(value))
  return list === undefined ? body : firstEntry(list)
}
