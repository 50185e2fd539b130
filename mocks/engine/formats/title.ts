/** The title of a document without one: the file name without extension, with spaces. */
export function titleOf(filename: string): string {
  const base = filename.slice(filename.lastIndexOf('/') + 1)
  const name = base.replace(/\.[^.]+$/, '')
  return name.replace(/[_-]+/g, ' ').trim() || base
}

/** What programs store as the title of a document without one: 'Microsoft Word - a.doc', 'untitled' or a file name. */
const PLACEHOLDER =
  /^(?:microsoft \w+ - |untitled|unbenannt|sans titre|(?:document|dokument|presentation)\s?\d*$|powerpoint presentation$)|\.(?:docx?|od[pt]|rtf|txt|md|pdf|tex|dvi|e?ps|html?|pptx?|xlsx?|csv|indd|qxd|fm|pub|wpd|pages)$/i

/** The title that a file has, or null for a placeholder. */
export function plausibleTitle(title: string | undefined): string | null {
  const text = title?.replace(/\s+/g, ' ').trim() ?? ''
  return text === '' || PLACEHOLDER.test(text) ? null : text
}
