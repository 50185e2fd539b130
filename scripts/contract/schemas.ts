import type { ValidateFunction } from 'ajv/dist/2020.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Json } from './contract.ts'
import { contract, isObject } from './contract.ts'

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

interface Content {
  readonly schema: Json
  readonly example?: Json
  readonly examples?: Readonly<Record<string, { readonly value: Json }>>
}

/** A request body or a response. */
export interface Message {
  readonly content?: Readonly<Record<string, Content>>
  readonly headers?: Readonly<Record<string, { readonly required?: boolean; readonly schema: Json }>>
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required?: boolean
  readonly example: Json
  readonly schema: Json
}

interface Operation {
  readonly operationId: string
  readonly security?: readonly Json[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Message
  readonly responses: Readonly<Record<string, Message>>
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> }
  readonly 'x-unmatched-requests': Readonly<Record<string, Message>>
}

/** The contract with what each reference refers to in its place. `redocly lint` checks that it has this shape. */
const { paths, components, 'x-unmatched-requests': unmatched }: Contract = Object(dereferenced(contract))

function dereferenced(value: Json): Json {
  if (Array.isArray(value)) return value.map(dereferenced)
  if (!isObject(value)) return value
  const { $ref, ...rest } = value
  const own = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, dereferenced(part)]))
  return typeof $ref === 'string' ? { ...Object(dereferenced(referred($ref))), ...own } : own
}

function referred(reference: string): Json {
  const keys = reference.split('/').slice(1)
  return keys.reduce<Json>((value, key) => (isObject(value) ? value[key] : undefined) ?? null, contract)
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
const validators = new Map<Json, ValidateFunction>()

/** Validation errors of a request body, or of a response body with this status. Empty if it is valid. */
export function problems(operation: OperationName, part: 'request' | number, body: unknown): string[] {
  const { requestBody, responses } = find(operation) ?? {}
  const message = part === 'request' ? requestBody : responses?.[part]
  if (message === undefined) return [`The contract has no ${part} at ${operation.method} ${operation.path}.`]
  return bodyProblems(message, body)
}

function bodyProblems({ content = {} }: Message, body: unknown): string[] {
  if (content['application/octet-stream'] !== undefined) return []
  const json = content['application/json']
  if (json === undefined) return body === null ? [] : ['The contract has no body here.']
  return schemaProblems(json.schema, body)
}

/** Validation errors of a value. Empty if it is valid. */
export function schemaProblems(schema: Json, value: unknown): string[] {
  const validate = validators.get(schema) ?? ajv.compile(Object(schema))
  validators.set(schema, validate)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Whether a value fits a schema of the contract, given by its name. */
export function contractValidator(schema: string): (value: unknown) => boolean {
  return ajv.compile<unknown>(Object(components.schemas[schema]))
}

export function requestSchema(operation: OperationName): Json | undefined {
  return find(operation)?.requestBody?.content?.['application/json']?.schema
}

export function documentedStatuses(operation: OperationName): number[] {
  return Object.keys(find(operation)?.responses ?? {}).map(Number)
}

export function contractOperations(): ContractOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => ['get', 'put', 'post', 'delete', 'patch'].includes(method))
      .map(([method, { operationId, security, requestBody }]) => ({
        id: operationId,
        method,
        path,
        isPublic: security?.length === 0,
        bodyType: Object.keys(requestBody?.content ?? {})[0] ?? null,
      })),
  )
}

/** Validation errors of the response to a request that the contract does not have. Empty if it is valid. */
export function problemsOfUnmatched(status: 404 | 405, body: unknown): string[] {
  const message = unmatched[status]
  return message === undefined ? [`The contract has no ${status}.`] : bodyProblems(message, body)
}

/** What the contract says about an operation, with the parameters that all operations of its path have. */
export function find({ method, path }: OperationName): Operation | undefined {
  const item: { readonly parameters?: readonly Parameter[] } = Object(paths[path])
  const operation = paths[path]?.[method]
  return (
    operation && { ...operation, parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])] }
  )
}
