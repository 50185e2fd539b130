import { PATHS } from '../../domain/paths.ts'

/** The path of the knowledge base, filtered by a file name. */
export function documentSearchPath(filename: string): string {
  return `${PATHS.knowledgeBase}?${new URLSearchParams({ search: filename })}`
}
