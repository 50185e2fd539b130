/** Whether a path is that of a service, whose requests are for the mock backend. */
export function isService(path: string): boolean {
  return /^\/(?:api|hosted|__mock)(?:\/|$)/.test(path)
}
