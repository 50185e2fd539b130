/** Minimum width in rem of the chat for the layout with three columns, so that large text gets the narrow one. */
export const WIDE_LAYOUT_MIN_WIDTH_REM = 62.5
