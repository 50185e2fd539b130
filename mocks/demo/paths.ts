// Beside the services' paths, for the demo's own parts: what a page may ask of its backend.

/** POST: begin again with the demo's world. */
export const START_OVER = '/demo/start-over'

/** GET: everything that was mailed, oldest first. */
export const MAILS = '/demo/mails'
