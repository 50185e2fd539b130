import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { fullText, replaced, root, truncatedText } from './MiddleTruncate.css.ts'
import { useTruncatedText } from './useTruncatedText.ts'

export interface MiddleTruncateProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The full name. */
  text: string
}

/**
 * Truncates a name in the middle, between words where possible, so that the extension stays visible. The full name is
 * the title and the accessible name.
 */
export function MiddleTruncate({ text, className, ...props }: MiddleTruncateProps) {
  const [shown, ref] = useTruncatedText(text)
  const isTruncated = shown !== text
  return (
    <span title={text} translate="no" className={cx(root, className)} {...props}>
      <span ref={ref} dir="auto" className={cx(fullText, isTruncated && replaced)}>
        {text}
      </span>
      {isTruncated && (
        <span dir="auto" aria-hidden="true" className={truncatedText}>
          {shown}
        </span>
      )}
    </span>
  )
}
