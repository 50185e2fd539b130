import { Search, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { cx } from '../../theme/cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SearchField.css.ts'

const writable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Focuses a label's control when `key` is pressed outside of text fields and dialogs. */
function useShortcut(key: string | undefined, label: RefObject<HTMLLabelElement | null>) {
  useEffect(() => {
    if (!key) return
    function focusControl(event: globalThis.KeyboardEvent) {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(`${writable}, [role="dialog"]`)) return
      event.preventDefault()
      label.current?.control?.focus()
    }
    // In the capture phase, because a focused disabled button swallows key events.
    document.addEventListener('keydown', focusControl, { capture: true })
    return () => document.removeEventListener('keydown', focusControl, { capture: true })
  }, [key, label])
}

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type'> {
  /** Label; also the placeholder by default. */
  label: string
  /** The search text. */
  value: string
  /** Called with the new text; '' when cleared. */
  onValueChange: (value: string) => void
  /** A key that focuses the field from anywhere on the page, such as '/'. */
  shortcut?: string | undefined
}

/**
 * A search input. Escape and the clear button empty it; if it is empty, Escape reaches the surrounding dialog
 * or drawer. `ref` and input attributes apply to the input, `className` to the box.
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
  // Gives access to the input, whose ref belongs to the caller.
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
      <label ref={labelRef} htmlFor={inputId} className={styles.iconLabel}>
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
