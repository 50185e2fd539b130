/** The reason of an upload that failed because the session ended. */
export const UPLOAD_NEEDS_LOGIN = 'Please log in again to upload documents'

/** The notification about uploads that failed together. `reasons` has one entry per upload. */
export function uploadFailureNotice(reasons: readonly string[]): { title: string; text: string } {
  if (reasons.every((reason) => reason === UPLOAD_NEEDS_LOGIN))
    return { title: 'Authentication Required', text: UPLOAD_NEEDS_LOGIN }
  const [reason] = reasons
  if (reasons.length === 1 && reason !== undefined) return { title: 'Upload Failed', text: reason }
  return {
    title: 'Upload Failed',
    text: `Some uploads failed: ${reasons.length} file(s) failed to upload. Check the upload progress for details.`,
  }
}
