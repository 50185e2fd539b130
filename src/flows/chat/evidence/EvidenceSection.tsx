import type { ReactNode } from 'react'
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx'

export interface EvidenceSectionProps {
  title: string
  count: number
  defaultOpen?: boolean | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The entries, as list items. */
  children: ReactNode
}

/** A collapsible section for one kind of evidence. Renders nothing if there is none. */
export function EvidenceSection({ children, ...section }: EvidenceSectionProps) {
  if (section.count === 0) return null
  return (
    <section aria-label={section.title}>
      <Disclosure level={3} {...section}>
        <ol>{children}</ol>
      </Disclosure>
    </section>
  )
}
