/** The service worker sends this to the pages when it has no page that answers a request. */
export const REQUEST_FAILED = 'REQUEST_FAILED'
