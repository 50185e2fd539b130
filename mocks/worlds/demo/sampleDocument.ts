import { readPaper } from './papers/readPaper.ts'

/** Changes the answers to `SAMPLE_QUESTION` and to other questions about the cues. */
export const SAMPLE_FILENAME = 'protocol-amendment.pdf'
export const SAMPLE_QUESTION = 'At what volume are the sound cues played?'

/** The PDF that a presenter adds to the demo's documents. It is loaded on demand. */
export async function loadSampleDocument(): Promise<File> {
  return new File([await readPaper(SAMPLE_FILENAME)], SAMPLE_FILENAME, { type: 'application/pdf' })
}
