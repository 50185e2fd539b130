import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../src/ui/Button/Button.tsx'
import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx'

/** How long the check mark is shown. */
const COPIED_DURATION_MS = 2000

/** A button that copies its value to the clipboard. */
export function CopyButton({ value }: { value: string }) {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_DURATION_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }

  return (
    <Button
      size="small"
      variant="quiet"
      edge="end"
      title="Copy"
      icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {value}
      <VisuallyHidden role="status">{isCopied && 'Copied'}</VisuallyHidden>
    </Button>
  )
}
