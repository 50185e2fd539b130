import { PATHS } from '../../domain/paths.ts'

/** The knowledge base, showing the documents of this name. Any name will do, broken characters included. */
export function documentPath(filename: string): string {
  return `${PATHS.knowledgeBase}?${new URLSearchParams({ search: filename })}`
}
