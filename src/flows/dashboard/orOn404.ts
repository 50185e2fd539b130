import { isNotFound } from './dashboard.ts'

/**
 * The result of the call, or `fallback` when the backend does not have the resource.
 *
 * @throws any other error of the call
 */
export async function orOn404<Result>(call: Promise<Result>, fallback: Result): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Error && isNotFound(error)) return fallback
    throw error
  }
}
