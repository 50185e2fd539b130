declare module 'markdown-it-deflist' {
  import type { MarkdownIt } from 'markdown-it'

  /** Terms, and below them lines that start with a colon. */
  export default function deflist(markdown: MarkdownIt): void
}

declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it'

  /** References such as [^1], and the notes at the end of the tokens. */
  export default function footnote(markdown: MarkdownIt): void
}
