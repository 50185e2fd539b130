/** The path within the app for a link in an email. Other origins are dropped from `redirectTo`. */
export function toAppPath(redirectTo: string | null): string {
  const app = 'http://app'
  if (redirectTo === null || !URL.canParse(redirectTo, app)) return '/'
  const { protocol, pathname, search } = new URL(redirectTo, app)
  // The path of other URLs can be a URL itself: blob:https://host.
  if (protocol !== 'http:' && protocol !== 'https:') return '/'
  // Two leading slashes would make it a URL of another host.
  return `${pathname.replace(/^\/+/, '/')}${search}`
}
