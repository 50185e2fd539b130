// Paths of the demo's own controls.

/** POST: restores the demo world. */
export const START_OVER = '/demo/start-over'

/** POST: returns to the data before the last start over. */
export const UNDO = '/demo/undo'

/** GET: all sent messages, oldest first. */
export const MAILS = '/demo/mails'
