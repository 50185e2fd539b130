import { media } from '../../theme/media.ts'

/** 'instant' if the user prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia(media.reducedMotion).matches ? 'instant' : 'smooth'
}

/** Scrolls to a section and focuses its heading. */
export function scrollToSection(section: HTMLElement): void {
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  section.scrollIntoView({ behavior: scrollBehavior() })
}
