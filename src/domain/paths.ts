import { PAGE_LIST, type PageName } from './pages.ts'

export const PATHS = Object.fromEntries(PAGE_LIST.map(({ name, path }) => [name, path])) as Readonly<
  Record<PageName, string>
>

/** The page after a sign-in without a requested page. */
export const FIRST_PATH = PATHS.dashboard

/** Hash of the landing page that scrolls to the waitlist form. */
export const REQUEST_HASH = '#request-access'

/** A new chat that is limited to a document. */
export function askAboutPath(documentId: string): string {
  return `${PATHS.chat}?${new URLSearchParams({ session: 'new', documents: documentId })}`
}

/** What differs between two documents. */
export function comparePath(first: string, second?: string): string {
  return `${PATHS.compare}?${new URLSearchParams({ first, ...(second !== undefined && { second }) })}`
}
