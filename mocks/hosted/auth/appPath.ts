/** Where a mail's link leads: nowhere but into the app, whatever site was asked for. */
export function toAppPath(redirectTo: string | null): string {
  const app = 'http://app'
  if (redirectTo === null || !URL.canParse(redirectTo, app)) return '/'
  const { pathname, search } = new URL(redirectTo, app)
  // With two slashes in front it would name another site.
  return `${pathname.replace(/^\/+/, '/')}${search}`
}
