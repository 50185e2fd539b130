/** Focuses the form's first field with an error, if any. */
export function focusFirstInvalidField(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
