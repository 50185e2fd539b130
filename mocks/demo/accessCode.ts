/**
 * The master access code of the demo. Its build holds only the salted hash, in `.env.demo`, as every build does; this is
 * for the presenter's eyes.
 */
export const ACCESS_CODE = 'lantern-2026'
