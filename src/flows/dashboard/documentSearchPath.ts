import { PATHS } from '../../domain/paths.ts'

export function documentSearchPath(filename: string): string {
  return `${PATHS.knowledgeBase}?${new URLSearchParams({ search: filename })}`
}
