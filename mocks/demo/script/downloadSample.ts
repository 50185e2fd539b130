/** The sample PDF of the demo. */
const PATH = '/sample.pdf'
const NAME = 'sample.pdf'

/** Downloads the PDF that the presenter drops onto the Knowledge Base. */
export function downloadSample(): void {
  const link = document.createElement('a')
  link.href = PATH
  link.download = NAME
  link.click()
}
