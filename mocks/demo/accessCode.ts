/**
 * The master access code of the demo, shown in the presenter panel. The app itself only contains the salted hash of
 * `.env.demo`.
 */
export const ACCESS_CODE = 'lantern-2026'
