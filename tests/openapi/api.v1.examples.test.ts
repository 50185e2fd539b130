import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { contract, isObject, type Json } from '../../scripts/contract/contract.ts'

/** An example, its position and its schema, both as JSON pointers into the contract. */
interface Example {
  at: string
  schemaAt: string
  value: Json
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(contract, 'openapi')

const examples = [...examplesIn(contract, '')]

test('the contract has examples', () => {
  expect(examples.length).toBeGreaterThan(0)
})

test.each(examples.map((example) => [example.at, example] as const))(
  'the example at %s fits its schema',
  (_at, example) => {
    const validate = ajv.getSchema(`openapi#${example.schemaAt}`)
    expect(validate, `a schema at ${example.schemaAt}`).toBeDefined()
    validate?.(example.value)
    expect(validate?.errors ?? []).toEqual([])
  },
)

/** Every example below a node: with its sibling `schema`, or in the schema that the node itself is. */
function* examplesIn(node: Json, at: string): Generator<Example> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* examplesIn(item, `${at}/${index}`)
    return
  }
  if (!isObject(node)) return

  const schemaAt = 'schema' in node ? `${at}/schema` : at
  // `properties` may contain a field named "example", which is not the keyword.
  const isKeyword = !at.endsWith('/properties')
  if (isKeyword && node.example !== undefined) yield { at: `${at}/example`, schemaAt, value: node.example }
  if (isKeyword && Array.isArray(node.examples))
    for (const [index, value] of node.examples.entries())
      yield { at: `${at}/examples/${index}`, schemaAt, value }
  if (isKeyword && 'schema' in node && isObject(node.examples))
    for (const [name, example] of Object.entries(node.examples))
      yield { at: `${at}/examples/${escaped(name)}`, schemaAt, value: resolved(example) }

  for (const [key, child] of Object.entries(node))
    if (!isKeyword || (key !== 'example' && key !== 'examples'))
      yield* examplesIn(child, `${at}/${escaped(key)}`)
}

/** The value of a named example, which may be a reference to one of `components.examples`. */
function resolved(example: Json): Json {
  if (!isObject(example)) return null
  if (typeof example.$ref !== 'string') return example.value ?? null
  const name = example.$ref.slice('#/components/examples/'.length)
  const components = isObject(contract.components) ? contract.components : {}
  const target = isObject(components.examples) ? components.examples[name] : undefined
  if (target === undefined) throw new Error(`No example ${example.$ref}.`)
  return resolved(target)
}

/** A key as part of a JSON pointer in a URI: '/documents/{id}' is '~1documents~1%7Bid%7D'. */
function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
}
