import { type GenericSchema, type InferInput, type InferOutput, safeParse } from 'valibot'

/** Values and error messages of a form's fields. Serializable, for a machine's context. */
export interface Fields<Values extends Record<string, string>> {
  readonly values: Values
  readonly errors: { readonly [Name in keyof Values]?: string }
}

export function createFields<Values extends Record<string, string>>(values: Values): Fields<Values> {
  return { values, errors: {} }
}

/** Sets a field's value and removes its error. */
export function editField<Values extends Record<string, string>>(
  fields: Fields<Values>,
  name: keyof Values,
  value: string,
): Fields<Values> {
  const { [name]: _, ...errors } = fields.errors
  return { values: { ...fields.values, [name]: value }, errors: errors as Fields<Values>['errors'] }
}

export type Validation<Values extends Record<string, string>, Output> =
  | { readonly isValid: true; readonly output: Output }
  | { readonly isValid: false; readonly fields: Fields<Values> }

/** Validates the fields: the schema's output, or the fields with the first error of each. */
export function validateFields<
  Values extends Record<string, string>,
  Schema extends GenericSchema<Values, unknown>,
>(fields: Fields<Values>, schema: Schema): Validation<Values, InferOutput<Schema>> {
  const result = safeParse(schema, fields.values as InferInput<Schema>)
  if (result.success) return { isValid: true, output: result.output }
  const errors: { [Name in keyof Values]?: string } = {}
  for (const issue of result.issues) {
    const name = issue.path?.[0]?.key as keyof Values | undefined
    if (name !== undefined) errors[name] ??= issue.message
  }
  return { isValid: false, fields: { values: fields.values, errors } }
}

/** The fields with the first error of each invalid field; unchanged if all are valid. */
export function withErrors<Values extends Record<string, string>>(
  fields: Fields<Values>,
  schema: GenericSchema<Values, unknown>,
): Fields<Values> {
  const validation = validateFields(fields, schema)
  return validation.isValid ? fields : validation.fields
}
