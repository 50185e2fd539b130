import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'

/** Copies a text. Only where the browser lets a page copy; what stands in the page can always be selected. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  if (!('clipboard' in navigator)) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        edge="end"
        icon={<Icon aria-hidden="true" />}
        aria-label={`Copy ${what}`}
        onClick={copy}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <VisuallyHidden render={<output />}>{isCopied && `The ${what} is copied.`}</VisuallyHidden>
    </>
  )
}
