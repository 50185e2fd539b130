import { downloadFile } from '../../../api/storedFiles.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import { type EncodingPreviews, previewEncodings } from './encodingPreviews.ts'

const loadPreviews = fromCall<EncodingPreviews, { documentId: string }>(async ({ input, signal }) =>
  previewEncodings(new Uint8Array(await downloadFile(input.documentId, signal))),
)

export const liveEncodingActors = { loadPreviews }
