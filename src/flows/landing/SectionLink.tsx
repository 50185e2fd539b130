import type { MouseEvent } from 'react'
import { ButtonLink, type ButtonLinkProps } from '../../ui/ButtonLink/ButtonLink.tsx'
import { scrollToSection } from './scrollToSection.ts'

export interface SectionLinkProps extends Omit<ButtonLinkProps, 'href'> {
  /** The id of a section of this page. */
  to: string
}

/** A way to a section of the page; it leaves the address and its history alone. */
export function SectionLink({ to, ...props }: SectionLinkProps) {
  const jump = (event: MouseEvent) => {
    const section = document.getElementById(to)
    // With a key held the browser opens another tab or window.
    if (section === null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    scrollToSection(section)
  }
  return <ButtonLink variant="quiet" href={`#${to}`} onClick={jump} {...props} />
}
