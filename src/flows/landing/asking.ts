/** Asking for access: who reaches for a button wants the form, who presses it goes there. */
export interface Asking {
  onPointerEnter: () => void
  onFocus: () => void
  onClick: () => void
}
