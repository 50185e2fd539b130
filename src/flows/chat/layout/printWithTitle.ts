/** Prints the page. The title is the name of the file if it is saved as PDF. */
export function printWithTitle(title: string): void {
  const shown = document.title
  document.title = title
  window.print()
  document.title = shown
}
