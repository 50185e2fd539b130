// Said by the page and by the toast that stays when it has gone.
export const ACCOUNT_CREATED = 'Account created'
export const FULL_ACCESS = 'Full backend access is available.'
