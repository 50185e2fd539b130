import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { mailText } from '../../domain/helpMessage.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { mailOf } from './support.machine.ts'
import type { SupportProps } from './viewProps.ts'

/** Copies the message as its mail says it. Only where the browser lets a page copy; the text can always be selected. */
export function CopyMessage({ state: { context } }: Pick<SupportProps, 'state'>) {
  const text = mailText(mailOf(context))
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === text
  const Icon = isCopied ? Check : Copy
  if (!('clipboard' in navigator)) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    )
  return (
    <>
      <Button icon={<Icon aria-hidden="true" />} onClick={copy}>
        {isCopied ? 'Copied' : 'Copy message'}
      </Button>
      <VisuallyHidden render={<output />}>{isCopied && 'The message is copied.'}</VisuallyHidden>
    </>
  )
}
