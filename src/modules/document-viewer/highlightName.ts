/** The names of the highlights of cited passages and of what is found in the stylesheet. */
export const CITED_PASSAGE = 'cited-passage'
export const FOUND = 'found'
export const CURRENT_FOUND = 'current-found'
