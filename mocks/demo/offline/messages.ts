/** The service worker sends this to the pages when it has no page that answers a request. */
export const REQUEST_FAILED = 'REQUEST_FAILED'

/** The service worker sends this to its pages when the browser has started it, also after it has stopped it. */
export const STARTED = 'STARTED'

/** Answered by the page itself, if its requests are intercepted. */
export const PROBE = '/__mock/intercepted'
