/** Handlers of the 'Request Demo Access' buttons: hover or focus preloads the form, a click scrolls to it. */
export interface RequestButtonProps {
  onPointerEnter: () => void
  onFocus: () => void
  onClick: () => void
}
