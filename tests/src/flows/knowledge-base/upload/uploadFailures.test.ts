import { expect, test } from 'vitest'
import {
  UPLOAD_NEEDS_LOGIN,
  uploadFailureNotice,
} from '../../../../../src/flows/knowledge-base/upload/uploadFailures.ts'

test.each([
  [['Upload timeout'], 'Upload Failed', 'Upload timeout'],
  [
    ['Upload timeout', 'Network error during upload'],
    'Upload Failed',
    'Some uploads failed: 2 file(s) failed to upload. Check the upload progress for details.',
  ],
  [[UPLOAD_NEEDS_LOGIN], 'Authentication Required', UPLOAD_NEEDS_LOGIN],
  [[UPLOAD_NEEDS_LOGIN, UPLOAD_NEEDS_LOGIN], 'Authentication Required', UPLOAD_NEEDS_LOGIN],
  [
    [UPLOAD_NEEDS_LOGIN, 'Upload timeout', 'Upload timeout'],
    'Upload Failed',
    'Some uploads failed: 3 file(s) failed to upload. Check the upload progress for details.',
  ],
])('uploadFailureNotice(%j) returns the title %j and the text %j', (reasons, title, text) => {
  expect(uploadFailureNotice(reasons)).toEqual({ title, text })
})
