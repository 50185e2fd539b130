import type { Json } from './contract.ts'
import { isObject } from './contract.ts'
import type { OperationName } from './schemas.ts'
import { pointer, requestAt, resolved, valueAt } from './schemas.ts'

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string
  readonly place: 'path' | 'query'
  readonly isRequired: boolean
  readonly example: string
  /** The JSON pointer to its schema. */
  readonly schemaAt: string
}

export function parametersOf(operation: OperationName): Parameter[] {
  const path = pointer(operation).slice(0, -operation.method.length - 1)
  return [path, pointer(operation)].flatMap((at) => {
    const list = valueAt(`${at}/parameters`)
    return (Array.isArray(list) ? list : []).map((_, index) => parameterAt(`${at}/parameters/${index}`))
  })
}

function parameterAt(unresolved: string): Parameter {
  const at = resolved(unresolved) ?? unresolved
  const parameter = valueAt(at)
  if (!isObject(parameter)) throw new Error(`The contract has no parameter at ${at}.`)
  return {
    name: String(parameter.name),
    place: parameter.in === 'path' ? 'path' : 'query',
    isRequired: parameter.required === true,
    example: String(parameter.example),
    schemaAt: `${at}/schema`,
  }
}

/** The example values of an operation's parameters in the path or in the query. */
export function exampleParameters(
  operation: OperationName,
  place: Parameter['place'],
): Record<string, string> {
  const parameters = parametersOf(operation).filter((parameter) => parameter.place === place)
  return Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
}

/** The examples of an operation's request body. Without a body, `undefined` is the only one. */
export function exampleBodies(operation: OperationName): (Json | undefined)[] {
  const at = requestAt(operation)
  const body = at === null ? undefined : valueAt(at)
  if (!isObject(body) || !isObject(body.content)) return [undefined]
  return Object.values(body.content).flatMap((content) => {
    if (!isObject(content)) return []
    if (content.example !== undefined) return [content.example]
    return Object.values(isObject(content.examples) ? content.examples : {}).map(exampleValue)
  })
}

function exampleValue(example: Json): Json | undefined {
  if (!isObject(example)) return undefined
  if (typeof example.$ref !== 'string') return example.value
  const target = valueAt(example.$ref.slice(1))
  return isObject(target) ? target.value : undefined
}
