/** Why a sign-in at the provider did not include the backend. */
export const BACKEND_ISSUES = ['noAccount', 'otherPassword', 'unreachable'] as const
export type BackendIssue = (typeof BACKEND_ISSUES)[number]
