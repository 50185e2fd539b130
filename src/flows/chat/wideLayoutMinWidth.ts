/** Minimum width in pixels of the chat for the layout with three columns. */
export const WIDE_LAYOUT_MIN_WIDTH_PX = 1000
