import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { cx } from '../../theme/cx.ts'
import { Kbd } from '../Kbd/Kbd.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SearchField.css.ts'
import { useShortcut } from './useShortcut.ts'

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'ref'> {
  /** What is searched; the placeholder too unless another is given. */
  label: string
  value: string
  onValueChange: (value: string) => void
  /** A key that brings the focus here from anywhere on the page, such as '/'. */
  shortcut?: string | undefined
}

/** Search as you type. Escape and the cross empty it. `className` goes to the box. */
export function SearchField({
  label,
  value,
  onValueChange,
  shortcut,
  className,
  ...props
}: SearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  useShortcut(shortcut, inputRef)
  function empty() {
    onValueChange('')
    inputRef.current?.focus()
  }
  return (
    <label className={cx(styles.root, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Search aria-hidden="true" />
      <input
        placeholder={label}
        {...props}
        ref={inputRef}
        type="search"
        className={styles.input}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && value && empty()}
      />
      {value ? (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={empty}>
          <X size={14} aria-hidden="true" />
        </button>
      ) : (
        shortcut && <Kbd aria-hidden="true">{shortcut}</Kbd>
      )}
    </label>
  )
}
