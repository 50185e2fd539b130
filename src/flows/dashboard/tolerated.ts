import { isMissing } from './dashboard.ts'

/**
 * The answer, or this in its place where the backend does not have what was asked for.
 *
 * @throws whatever else the call failed with
 */
export async function tolerated<Answer>(asked: Promise<Answer>, instead: Answer): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && isMissing(error)) return instead
    throw error
  }
}
