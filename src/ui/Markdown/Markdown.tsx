import type { ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { cx } from '../../theme/cx.ts'
import { Link } from '../Link/Link.tsx'
import { remarkCitations } from './citations.ts'
import * as styles from './Markdown.css.ts'

/** Anything but a link a reader means to follow is dropped. */
const safeUrl = (url: string) => (/^(?:https?:|mailto:)/i.test(url) ? url : '')

/** Inside a page headings start at the third level; images could phone home, so their words stand in. */
const components: Components = {
  h1: 'h3',
  h2: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  img: ({ alt }) => alt,
  a: ({ href, children }) =>
    href ? (
      <Link href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </Link>
    ) : (
      children
    ),
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.tableBox} aria-label="Table" tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  ),
}

export interface MarkdownProps {
  /** The text, from anyone: HTML in it is skipped, images and other schemes are left out. */
  text: string
  /** Sets the first paragraph larger. */
  lead?: boolean | undefined
  /** Draws the marker `[n]`. Without it the marker stays text. */
  renderCitation?: ((number: number) => ReactNode) | undefined
  className?: string | undefined
}

/** Formatted text of an answer. The default export, so that it can be loaded lazily. */
export default function Markdown({ text, lead = false, renderCitation, className }: MarkdownProps) {
  return (
    <div className={cx(styles.root, lead && styles.lead, className)}>
      <ReactMarkdown
        skipHtml
        urlTransform={safeUrl}
        remarkPlugins={renderCitation ? [remarkGfm, remarkCitations] : [remarkGfm]}
        components={{
          ...components,
          ...(renderCitation && {
            cite: ({ node }) => <cite>{renderCitation(Number(node?.properties.dataSource))}</cite>,
          }),
        }}
      >
        {text}
      </ReactMarkdown>
    </div>
  )
}
