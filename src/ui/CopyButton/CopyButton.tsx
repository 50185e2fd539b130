import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Announcement } from '../Announcement/Announcement.tsx'
import { Button, type ButtonProps } from '../Button/Button.tsx'

export interface CopyButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  /** What comes onto the clipboard. */
  text: string
  /** What it is, in a word or two: 'key'. */
  what: string
  /** Says no more than 'Copy', where what it copies stands beside it. */
  brief?: boolean | undefined
}

/**
 * Copies a text and says so, until the text is another. Nothing where the browser does not let a page copy: what stands
 * in the page can always be selected.
 */
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
