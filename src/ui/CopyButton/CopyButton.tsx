import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Announcement } from '../Announcement/Announcement.tsx'
import { Button, type ButtonProps } from '../Button/Button.tsx'

export interface CopyButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  /** The text to copy. */
  text: string
  /** What the text is, in a word or two: 'key'. */
  what: string
  /** Shows only 'Copy', for places where the copied text is beside the button. */
  brief?: boolean | undefined
}

/** Copies a text and confirms it until the text changes. Renders nothing if the browser has no clipboard API. */
export function CopyButton({ text, what, brief = false, onClick, ...props }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === text
  const Icon = isCopied ? Check : Copy
  const name = `Copy ${what}`
  if (!('clipboard' in navigator)) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    )
  return (
    <>
      <Button
        aria-label={brief && !isCopied ? name : undefined}
        {...props}
        icon={<Icon aria-hidden="true" />}
        onClick={(event) => {
          onClick?.(event)
          copy()
        }}
      >
        {isCopied ? 'Copied' : brief ? 'Copy' : name}
      </Button>
      <Announcement>{isCopied && `The ${what} is copied.`}</Announcement>
    </>
  )
}
