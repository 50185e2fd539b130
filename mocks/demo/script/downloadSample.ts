import sampleUrl from './sample.pdf?url'

/** Name of the downloaded file. */
const NAME = 'room-temperature.pdf'

/** Downloads the PDF that the presenter drops onto the Knowledge Base. */
export function downloadSample(): void {
  const link = document.createElement('a')
  link.href = sampleUrl
  link.download = NAME
  link.click()
}
