import type { ReactNode } from 'react'
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx'

export interface EvidenceSectionProps {
  title: string
  count: number
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The entries, as list items. */
  children: ReactNode
}

/** A collapsible section for one kind of evidence. Renders nothing if there is none. */
export function EvidenceSection({ title, count, open, onOpenChange, children }: EvidenceSectionProps) {
  if (count === 0) return null
  return (
    <section aria-label={title}>
      <Disclosure level={3} title={title} count={count} open={open} onOpenChange={onOpenChange}>
        <ol>{children}</ol>
      </Disclosure>
    </section>
  )
}
