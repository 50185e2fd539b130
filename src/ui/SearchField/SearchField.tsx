import { Search, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react'
import { cx } from '../../theme/cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SearchField.css.ts'
import { useShortcut } from './useShortcut.ts'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type'> {
  /** What is searched; the placeholder too unless another is given. */
  label: string
  /** The words searched for. */
  value: string
  /** The words were edited to this; emptied, to ''. */
  onValueChange: (value: string) => void
  /** A key that brings the focus here from anywhere on the page, such as '/'. */
  shortcut?: string | undefined
}

/**
 * Search as you type. Escape and the cross empty it; in an empty one Escape is left to the dialog or drawer around.
 * `ref` and input attributes go to the input, `className` to the box.
 */
export function SearchField({
  label,
  value,
  onValueChange,
  shortcut,
  id,
  className,
  disabled,
  onChange,
  onKeyDown,
  ...props
}: SearchFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  // Leads to the input, whose own ref is the caller's.
  const labelRef = useRef<HTMLLabelElement>(null)
  useShortcut(shortcut, labelRef)

  function clear() {
    onValueChange('')
    labelRef.current?.control?.focus()
  }
  function clearOnEscape(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || value === '') return
    event.preventDefault()
    event.stopPropagation()
    clear()
  }

  return (
    <div className={cx(styles.root, className)}>
      <label ref={labelRef} htmlFor={inputId} className={styles.glass}>
        <Search aria-hidden="true" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        {...props}
        id={inputId}
        type="search"
        className={styles.input}
        disabled={disabled}
        aria-keyshortcuts={shortcut}
        value={value}
        onChange={(event) => {
          onChange?.(event)
          onValueChange(event.currentTarget.value)
        }}
        onKeyDown={clearOnEscape}
      />
      {value && !disabled ? (
        <IconButton label="Clear search" className={styles.clear} onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
      ) : (
        shortcut && (
          <Kbd className={styles.shortcut} aria-hidden="true">
            {shortcut}
          </Kbd>
        )
      )}
    </div>
  )
}
