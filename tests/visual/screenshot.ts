/** How pictures are taken, also for hashes. */
export const SCREENSHOT = { animations: 'disabled', caret: 'hide', scale: 'device' } as const
