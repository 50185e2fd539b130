/** The roles of the hosted provider. They belong to a whole server, not to one database. */
export const ROLES: Readonly<Record<string, string>> = {
  anon: 'nologin',
  authenticated: 'nologin',
  service_role: 'nologin bypassrls',
}
