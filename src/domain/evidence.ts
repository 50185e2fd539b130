/** How much of an answer's evidence is shown at once. */
export const HYPOTHESIS_SOURCES_SHOWN = 3
export const RELATIONSHIPS_SHOWN = 3
export const EXCERPT_LENGTH = 120
export const NODE_CONTENT_LENGTH = 100

/** The default title of a new chat, by which one that was never named is known. */
export const NEW_CHAT_TITLE = 'New Chat'
