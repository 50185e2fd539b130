import { expect, test } from 'vitest'
import { exportFilename } from '../../../../src/flows/settings/dataExport.ts'

test('the export file name contains the UTC date', () => {
  expect(exportFilename(new Date('2026-11-21T23:59:59Z'))).toBe('engram-export-2026-11-21.json')
})
