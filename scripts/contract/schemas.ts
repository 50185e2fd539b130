import type { ValidateFunction } from 'ajv/dist/2020.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Json } from './contract.ts'
import { contract, isObject } from './contract.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(contract, 'openapi')
/** Compiled schemas by their JSON pointers. */
const validators = new Map<string, ValidateFunction>()

/** An operation as the contract names it: 'get' and '/documents/{id}'. */
export interface OperationName {
  method: string
  path: string
}

export interface ContractOperation extends OperationName {
  id: string
  isPublic: boolean
  /** The media type of the request body. Null without a body. */
  bodyType: string | null
}

/** Validation errors of a request body, or of a response body with this status. Empty if it is valid. */
export function problems(operation: OperationName, part: 'request' | number, body: unknown): string[] {
  const at = part === 'request' ? requestAt(operation) : responseAt(operation, part)
  if (at === null) return [`The contract has no ${part} at ${operation.method} ${operation.path}.`]
  return bodyProblems(at, body)
}

function bodyProblems(at: string, body: unknown): string[] {
  const message = valueAt(at)
  const content = isObject(message) && isObject(message.content) ? message.content : {}
  if (content['application/octet-stream'] !== undefined) return []
  if (content['application/json'] === undefined)
    return body === null ? [] : ['The contract has no body here.']

  return schemaProblems(`${at}/content/application~1json/schema`, body)
}

/** Validation errors of a value with the schema at a JSON pointer. */
export function schemaProblems(at: string, value: unknown): string[] {
  const validate = validators.get(at) ?? ajv.compile({ $ref: `openapi#${at}` })
  validators.set(at, validate)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Whether a value fits a schema of the contract, given by its name. */
export function contractValidator(schema: string): (value: unknown) => boolean {
  const validate = ajv.compile({ $ref: `openapi#/components/schemas/${schema}` })
  return (value) => validate(value) === true
}

/** The schema of an operation's JSON request body. */
export function requestSchema(operation: OperationName): Json | undefined {
  return valueAt(`${requestAt(operation)}/content/application~1json/schema`)
}

/** The statuses that the contract has for an operation. */
export function documentedStatuses(operation: OperationName): number[] {
  const responses = valueAt(`${pointer(operation)}/responses`)
  return Object.keys(isObject(responses) ? responses : {}).map(Number)
}

/** Every operation of the contract. */
export function contractOperations(): ContractOperation[] {
  const paths = isObject(contract.paths) ? Object.entries(contract.paths) : []
  return paths.flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {})
      .filter(([method]) => ['get', 'put', 'post', 'delete', 'patch'].includes(method))
      .map(([method, operation]) => ({
        id: isObject(operation) ? String(operation.operationId) : '',
        method,
        path,
        isPublic: isObject(operation) && Array.isArray(operation.security) && operation.security.length === 0,
        bodyType: bodyTypeOf(operation),
      })),
  )
}

function bodyTypeOf(operation: Json): string | null {
  const body = isObject(operation) && isObject(operation.requestBody) ? operation.requestBody.content : null
  return Object.keys(body ?? {})[0] ?? null
}

/** Validation errors of the response to a request that the contract does not have. Empty if it is valid. */
export function problemsOfUnmatched(status: 404 | 405, body: unknown): string[] {
  const at = resolved(`/x-unmatched-requests/${status}`)
  return at === null ? [`The contract has no ${status}.`] : bodyProblems(at, body)
}

/** The JSON pointer to a request body. Null without a body. */
export function requestAt(operation: OperationName): string | null {
  return resolved(`${pointer(operation)}/requestBody`)
}

/** The JSON pointer to a response. Null if the contract does not have it. */
export function responseAt(operation: OperationName, status: number): string | null {
  return resolved(`${pointer(operation)}/responses/${status}`)
}

/** The JSON pointer to an operation. */
export function pointer({ method, path }: OperationName): string {
  return `/paths/${encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))}/${method}`
}

/** The pointer to a value after following its reference. Null if it does not exist. */
export function resolved(at: string): string | null {
  const value = valueAt(at)
  if (value === undefined) return null
  return isObject(value) && typeof value.$ref === 'string' ? value.$ref.slice(1) : at
}

/** The value at a JSON pointer. */
export function valueAt(at: string): Json | undefined {
  const keys = at
    .slice(1)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  return keys.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)]
    return isObject(value) ? value[key] : undefined
  }, contract)
}
