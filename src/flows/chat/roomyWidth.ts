/** From this width on, in pixels, sessions, thread and evidence stand side by side. */
export const ROOMY_WIDTH = 1000
