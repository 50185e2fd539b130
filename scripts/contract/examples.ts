import type { Json } from './contract.ts'
import type { OperationName, Parameter } from './schemas.ts'
import { find } from './schemas.ts'

export function parametersOf(operation: OperationName, place: Parameter['in']): Parameter[] {
  return (find(operation)?.parameters ?? []).filter((parameter) => parameter.in === place)
}

/** The example values of an operation's parameters in the path or in the query. */
export function exampleParameters(operation: OperationName, place: Parameter['in']): Record<string, string> {
  return Object.fromEntries(
    parametersOf(operation, place).map(({ name, example }) => [name, String(example)]),
  )
}

/** The examples of an operation's request body. Without a body, `undefined` is the only one. */
export function exampleBodies(operation: OperationName): (Json | undefined)[] {
  const content = find(operation)?.requestBody?.content
  if (content === undefined) return [undefined]
  return Object.values(content).flatMap(({ example, examples = {} }) =>
    example === undefined ? Object.values(examples).map(({ value }) => value) : [example],
  )
}
