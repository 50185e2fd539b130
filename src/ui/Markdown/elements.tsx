import { CornerLeftUp, Square, SquareCheck } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { Link } from '../Link/Link.tsx'
import * as styles from './Markdown.css.ts'
import { footnoteLink } from './Markdown.css.ts'

/** Drops the id, which would not be unique among answers. */
const heading = (Level: 'h3' | 'h4' | 'h5' | 'h6') =>
  function Heading({ dir, children }: ComponentProps<'h3'>) {
    return <Level dir={dir}>{children}</Level>
  }

function Anchor({ href, node, children, ...props }: ComponentProps<'a'> & ExtraProps) {
  if (!href) return children
  if (href.startsWith('#')) {
    return (
      <FootnoteLink href={href} {...props}>
        {children}
      </FootnoteLink>
    )
  }
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Link>
  )
}

/** The language of a code fence, as written. */
function languageOf(pre: ExtraProps['node']): string | undefined {
  const [code] = pre?.children ?? []
  const names = code?.type === 'element' ? code.properties.className : undefined
  if (!Array.isArray(names)) return undefined
  return names
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length)
}

function CodeBlock({ node, children }: ComponentProps<'pre'> & ExtraProps) {
  const language = languageOf(node)
  return (
    // A group, not a landmark: an answer may contain many.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <pre
      className={styles.codeBlock}
      role="group"
      aria-label={language ? `Code, ${language}` : 'Code'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be focusable
      tabIndex={0}
      dir="ltr"
    >
      {children}
    </pre>
  )
}

function TableBox({ dir, children }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={styles.tableBox}
      role="group"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be focusable
      tabIndex={0}
      dir={dir}
    >
      <table className={styles.table}>{children}</table>
    </div>
  )
}

/** The read-only checkbox of a task list item. */
function TaskBox({ checked }: ComponentProps<'input'>) {
  const Box = checked ? SquareCheck : Square
  return <Box className={styles.task} role="img" aria-label={checked ? 'Done' : 'To do'} />
}

export const elements: Components = {
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  a: Anchor,
  // Footnotes are focusable by script.
  li: ({ node, ...props }) => <li tabIndex={props.id ? -1 : undefined} {...props} />,
  // Images could track the reader, so only their alt text is shown.
  img: ({ alt }) => alt,
  code: ({ children }) => <code dir="ltr">{children}</code>,
  input: TaskBox,
  pre: CodeBlock,
  table: TableBox,
}

interface FootnoteLinkProps extends ComponentProps<'a'> {
  /** `#` and the id of the note or of its reference. */
  href: string
  /** Set on back links: 'Back to reference 1'. */
  'aria-label'?: string | undefined
}

/** A link to a footnote or back to its reference. Moves the focus without changing the URL. */
function FootnoteLink({ href, id, children, 'aria-label': back }: FootnoteLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(href.slice(1))?.focus()
  }
  return (
    <a
      href={href}
      id={id}
      className={footnoteLink}
      aria-label={back ?? `Footnote ${String(children)}`}
      onClick={follow}
    >
      {back ? <CornerLeftUp aria-hidden="true" /> : children}
    </a>
  )
}
