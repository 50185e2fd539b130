import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { cx } from '../../theme/cx.ts'
import { remarkCitations } from './citations.ts'
import { rehypeDirection } from './direction.ts'
import { elements } from './elements.tsx'
import * as styles from './Markdown.css.ts'
import { rehypeOutline } from './outline.ts'

/** What a reader may mean to follow; any other address is dropped. */
const allowedProtocols = /^(?:https?:|mailto:)/i

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The text, from anyone: HTML in it is skipped, images and other schemes are left out. */
  text: string
  /** Sets the first paragraph larger, as the answer in a sentence. Off unless given. */
  lead?: boolean | undefined
  /** Draws the marker `[n]`. Without it the marker stays text. */
  renderCitation?: ((number: number) => ReactNode) | undefined
}

const plugins = [remarkGfm]
const pluginsWithCitations = [remarkGfm, remarkCitations]
const htmlPlugins = [rehypeOutline, rehypeDirection]

/**
 * Formatted text of an answer: GitHub's Markdown without its HTML. Each block is set in the direction of its own
 * language. The default export, so that it can be loaded lazily.
 */
export default function Markdown({ text, lead = false, renderCitation, className, ...props }: MarkdownProps) {
  // Of the footnotes' ids: other answers on the page have footnotes as well.
  const prefix = `${useId()}-`
  const components = useMemo<Components>(
    () => ({
      ...elements,
      ...(renderCitation && {
        cite: ({ node }) => <cite>{renderCitation(Number(node?.properties.dataSource))}</cite>,
      }),
    }),
    [renderCitation],
  )
  return (
    <div className={cx(styles.root, lead && styles.lead, className)} {...props}>
      <ReactMarkdown
        skipHtml
        urlTransform={(url) => (allowedProtocols.test(url) || url.startsWith(`#${prefix}`) ? url : '')}
        remarkPlugins={renderCitation ? pluginsWithCitations : plugins}
        rehypePlugins={htmlPlugins}
        remarkRehypeOptions={{ clobberPrefix: prefix }}
        components={components}
      >
        {text}
      </ReactMarkdown>
    </div>
  )
}
