/** Puts the focus into a form's first field with an error, if there is one: where a person goes on after a submit. */
export function focusWrongField(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
