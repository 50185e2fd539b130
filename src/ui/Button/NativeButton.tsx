import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react'

export interface NativeButtonProps extends ComponentProps<'button'> {
  /** Stays in the tab order while disabled. */
  focusableWhenDisabled?: boolean | undefined
}

const prevent = (event: SyntheticEvent) => event.preventDefault()

/** Browsers ignore presses of a disabled button, but not of one that is only described as disabled. */
const PRESSES_IGNORED = {
  onClick: prevent,
  onPointerDown: prevent,
  onMouseDown: undefined,
  onKeyDown: (event: KeyboardEvent) => event.key !== 'Tab' && event.preventDefault(),
  onKeyUp: undefined,
}

/** A button element without styles. `data-disabled` marks it as disabled whether it can have the focus or not. */
export function NativeButton({
  disabled = false,
  focusableWhenDisabled = false,
  ...props
}: NativeButtonProps) {
  return (
    <button
      type="button"
      // Without it, Safari does not focus a button that is clicked.
      tabIndex={0}
      data-disabled={disabled ? '' : undefined}
      {...(focusableWhenDisabled ? { 'aria-disabled': disabled } : { disabled })}
      {...props}
      {...(disabled && PRESSES_IGNORED)}
    />
  )
}
