import { media } from '../../theme/media.ts'

/** How the page may scroll for this reader. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia(media.reducedMotion).matches ? 'instant' : 'smooth'
}

/** Scrolls to a section of the page and puts the focus on its heading, where reading goes on. */
export function scrollToSection(section: HTMLElement): void {
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  section.scrollIntoView({ behavior: scrollBehavior() })
}
