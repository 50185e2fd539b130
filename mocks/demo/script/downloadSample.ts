import { loadSampleDocument, SAMPLE_FILENAME } from '../../worlds/demo/sampleDocument.ts'

/** Browsers read the file after the click was handled. */
const REVOKE_DELAY_MS = 60_000

/** Downloads the PDF that the presenter drops onto the Knowledge Base. */
export async function downloadSample(): Promise<void> {
  const url = URL.createObjectURL(await loadSampleDocument())
  const link = document.createElement('a')
  link.href = url
  link.download = SAMPLE_FILENAME
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS)
}
