import { expect, test } from 'vitest'
import { indexFailureMessage } from '../../../../../src/flows/knowledge-base/document/indexFailureMessage.ts'

test.each([
  [401, 'x', 'Authentication failed. Please log in again.'],
  [null, 'Unauthorized', 'Authentication failed. Please log in again.'],
  [403, 'x', "You don't have permission to index this document."],
  [400, 'Forbidden', "You don't have permission to index this document."],
  [404, 'x', 'Document not found or indexing endpoint unavailable.'],
  [400, 'Not Found', 'Document not found or indexing endpoint unavailable.'],
  [500, 'x', 'Server error occurred while indexing. Please try again later.'],
  [null, 'Network error: …', 'Network error. Please check your connection and try again.'],
  [200, 'Failed to fetch', 'Network error. Please check your connection and try again.'],
  [422, 'x', 'Failed to index document'],
  [503, 'x', 'Failed to index document'],
])('indexFailureMessage for status %s and message "%s" is "%s"', (status, message, expected) => {
  expect(indexFailureMessage({ status, message })).toBe(expected)
})
