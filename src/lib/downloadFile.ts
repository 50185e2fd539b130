/** Hands a text to the browser as a file to keep: `name` with its ending, `type` such as 'application/json'. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the address only after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
