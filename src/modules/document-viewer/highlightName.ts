/** The name of the highlight of cited passages in the stylesheet. */
export const CITED_PASSAGE = 'cited-passage'
