import { PAGE_LIST, type PageName } from './pages.ts'

export const PATHS = Object.fromEntries(PAGE_LIST.map(({ name, path }) => [name, path])) as Readonly<
  Record<PageName, string>
>

/** The page after a sign-in without a requested page. */
export const FIRST_PATH = PATHS.dashboard

/** Hash of the landing page that scrolls to the waitlist form. */
export const REQUEST_HASH = '#request-access'
