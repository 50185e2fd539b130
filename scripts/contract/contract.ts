import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The parsed contract with unresolved references. */
export const contract: { [key: string]: Json } = parse(
  readFileSync(new URL('../../openapi/api.v1.yaml', import.meta.url), 'utf8'),
)

export function isObject(value: unknown): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
