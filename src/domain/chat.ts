export const NEW_CHAT_TITLE = 'New Chat'

/** Number of a concept's relationships that are shown before "show more". */
export const RELATIONSHIPS_SHOWN = 3
