import { CornerLeftUp } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { footnoteLink } from './Markdown.css.ts'

export interface FootnoteLinkProps extends ComponentProps<'a'> {
  /** `#` and the id of the note, or of the place in the text that it belongs to. */
  href: string
  /** Set where the link leads back: 'Back to reference 1'. */
  'aria-label'?: string | undefined
}

/** To a footnote or back from it. Moves the focus and leaves the address alone, which is the page's own. */
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
