/** Asking for access: who reaches for a button wants the form, who presses it goes there. */
export interface RequestButtonProps {
  onPointerEnter: () => void
  onFocus: () => void
  onClick: () => void
}
