/** A page sends this to the service worker when it has loaded. */
export const STORE_FILES = 'STORE_FILES'
