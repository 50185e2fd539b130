import { CornerLeftUp } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { footnoteLink } from './Markdown.css.ts'

export interface FootnoteLinkProps extends ComponentProps<'a'> {
  /** `#` and the id of the note or of its reference. */
  href: string
  /** Set on back links: 'Back to reference 1'. */
  'aria-label'?: string | undefined
}

/** A link to a footnote or back to its reference. Moves the focus without changing the URL. */
export function FootnoteLink({ href, id, children, 'aria-label': back }: FootnoteLinkProps) {
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
