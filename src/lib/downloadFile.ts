/** Downloads a text as a file. `name` includes the extension; `type` is a MIME type such as 'application/json'. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the URL after the click event was handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
