import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { cx } from '../../theme/cx.ts'
import { remarkCitations } from './citations.ts'
import { elements } from './elements.tsx'
import * as styles from './Markdown.css.ts'
import { rehypeOutline } from './outline.ts'
import type { HtmlNode } from './tree.ts'

/** Allowed link protocols; other links are removed. */
const allowedProtocols = /^(?:https?:|mailto:)/i

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The text, untrusted: HTML, images and other protocols are removed. */
  text: string
  /** Enlarges the first paragraph. Defaults to false. */
  lead?: boolean | undefined
  /** Renders the marker `[n]`. Without it the marker stays text. */
  renderCitation?: ((number: number) => ReactNode) | undefined
}

const plugins = [remarkGfm]
const pluginsWithCitations = [remarkGfm, remarkCitations]
const htmlPlugins = [rehypeOutline, rehypeDirection]

/**
 * Renders an answer's text as GitHub Flavored Markdown without HTML. Each block uses the text direction of
 * its own language. The default export, for lazy loading.
 */
export default function Markdown({ text, lead = false, renderCitation, className, ...props }: MarkdownProps) {
  // Prefix of footnote ids, unique per answer on the page.
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

/**
 * Only top-level blocks: `dir=auto` ignores descendants that have their own `dir`. Footnotes are a section
 * that contains blocks.
 */
function walk({ children = [] }: HtmlNode) {
  for (const block of children) {
    if (block.tagName === 'section') walk(block)
    else if (block.tagName !== 'pre' && block.properties) block.properties.dir = 'auto'
  }
}

/** A rehype plugin: sets `dir=auto` on each block, so that languages can be mixed. */
function rehypeDirection() {
  return walk
}
