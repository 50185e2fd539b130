/** How long after a page has loaded it stores its files for use without a connection, in milliseconds. */
export const STORE_DELAY_MS = 5_000
