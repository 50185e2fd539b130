import type { MouseEvent } from 'react'
import { ButtonLink, type ButtonLinkProps } from '../../ui/ButtonLink/ButtonLink.tsx'
import { scrollToSection } from './scrollToSection.ts'

export interface SectionLinkProps extends Omit<ButtonLinkProps, 'href'> {
  /** The id of a section of this page. */
  to: string
}

/** Scrolls to a section without changing the URL or the browser history. */
export function SectionLink({ to, ...props }: SectionLinkProps) {
  const onClick = (event: MouseEvent) => {
    const section = document.getElementById(to)
    // With a modifier key the browser opens a new tab or window.
    if (section === null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    scrollToSection(section)
  }
  return <ButtonLink variant="quiet" href={`#${to}`} onClick={onClick} {...props} />
}
