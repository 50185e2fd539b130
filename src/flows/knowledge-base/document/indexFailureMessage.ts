/** The message for a failed indexing request. `status` is the HTTP status, or null if no response arrived. */
export function indexFailureMessage(failure: { status: number | null; message: string }): string {
  const { status, message } = failure
  if (status === 401 || message.includes('Unauthorized')) return 'Authentication failed. Please log in again.'
  if (status === 403 || message.includes('Forbidden'))
    return "You don't have permission to index this document."
  if (status === 404 || message.includes('Not Found'))
    return 'Document not found or indexing endpoint unavailable.'
  if (status === 500) return 'Server error occurred while indexing. Please try again later.'
  if (status === null || message.includes('Failed to fetch'))
    return 'Network error. Please check your connection and try again.'
  return 'Failed to index document'
}
