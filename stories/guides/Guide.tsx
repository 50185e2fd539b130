import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Link } from '../../src/ui/Link/Link.tsx'
import * as styles from './Guide.css.ts'
import { guideAddress, headingId } from './guides.ts'

const images = import.meta.glob<string>('../../docs/*.{png,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** A file of `docs` as a page of the catalogue. Links to other guides and its images work there. */
export function Guide({ text }: { text: string }) {
  return (
    <Unstyled>
      <main className={styles.guide}>
        <ReactMarkdown remarkPlugins={[remarkGfm]} components={elements}>
          {text}
        </ReactMarkdown>
      </main>
    </Unstyled>
  )
}

function wordsOf(node: ReactNode): string {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map(wordsOf).join('')
  return typeof node === 'object' && node !== null && 'props' in node
    ? wordsOf((node.props as { children?: ReactNode }).children)
    : ''
}

const heading = (Level: 'h2' | 'h3') =>
  function Heading({ children }: { children?: ReactNode }) {
    return <Level id={headingId(wordsOf(children))}>{children}</Level>
  }

function Anchor({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('#')) return <Link href={href}>{children}</Link>
  return (
    <Link
      href={guideAddress(href) ?? href}
      target={/^https?:/.test(href) ? '_blank' : '_top'}
      rel="noopener noreferrer"
    >
      {children}
    </Link>
  )
}

/** A box that the keyboard can scroll. */
function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be focusable
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}

const elements: Components = {
  a: Anchor,
  h2: heading('h2'),
  h3: heading('h3'),
  img: ({ src, alt }) => <img src={images[`../../docs/${src}`]} alt={alt} />,
  table: ({ children }) => (
    <ScrollBox label="Table">
      <table>{children}</table>
    </ScrollBox>
  ),
  pre: ({ children }) => (
    <ScrollBox label="Code">
      <pre>{children}</pre>
    </ScrollBox>
  ),
}
