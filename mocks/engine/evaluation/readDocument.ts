import { type DocumentIndex, indexDocument } from '../documentIndex.ts'
import { EngineError } from '../errors.ts'
import { extract, type SourceFile } from '../extract.ts'
import { runAtOnce } from '../slices.ts'
import type { ExtractedDocument } from '../types.ts'

export interface ReadDocument {
  readonly extracted: ExtractedDocument
  readonly index: DocumentIndex
}

/**
 * Extracts and indexes a file.
 *
 * @throws Error that names the file
 */
export async function readDocument(file: SourceFile): Promise<ReadDocument> {
  try {
    const extracted = await extract(file)
    return { extracted, index: runAtOnce(indexDocument(extracted)) }
  } catch (error) {
    if (error instanceof EngineError) throw new Error(`${file.name}: ${error.message}`, { cause: error })
    throw error
  }
}
