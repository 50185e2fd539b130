// Paths of the demo's own controls.

/** POST: restores the demo world. */
export const START_OVER = '/demo/start-over'

/** GET: all sent messages, oldest first. */
export const MAILS = '/demo/mails'
