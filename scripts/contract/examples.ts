import type { Json } from './contract.ts'
import type { OperationName } from './schemas.ts'
import { find } from './schemas.ts'

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string
  readonly place: 'path' | 'query'
  readonly isRequired: boolean
  readonly example: string
  readonly schema: Json
}

export function parametersOf(operation: OperationName): Parameter[] {
  return (find(operation)?.parameters ?? []).map(({ name, in: place, required, example, schema }) => ({
    name,
    place: place === 'path' ? 'path' : 'query',
    isRequired: required === true,
    example: String(example),
    schema,
  }))
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
  const content = find(operation)?.requestBody?.content
  if (content === undefined) return [undefined]
  return Object.values(content).flatMap(({ example, examples = {} }) =>
    example === undefined ? Object.values(examples).map(({ value }) => value) : [example],
  )
}
