import { afterEach, expect, test, vi } from 'vitest'
import PictureReporter from '../../../scripts/visual/reporter.ts'
import { writeReport } from '../../../scripts/visual/writeReport.ts'

vi.mock('../../../scripts/visual/writeReport.ts', () => ({ writeReport: vi.fn() }))

const log = vi.spyOn(console, 'log').mockImplementation(() => {})

afterEach(() => vi.clearAllMocks())

test('a run that fails before its first test writes no report and claims nothing', () => {
  new PictureReporter().onEnd({ status: 'failed' })
  expect(writeReport).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
})

test('a run without tests that passes reports no differences', () => {
  new PictureReporter().onEnd({ status: 'passed' })
  expect(writeReport).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Differences: 0.'))
})
