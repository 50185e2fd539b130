import { expect, test } from 'vitest'
import { HELP, parseOptions } from '../../../scripts/visual/options.ts'

const NOTHING = { isUpdate: false, isBuilt: false, isIdentical: false, words: [], stories: [] }

test.each([
  ['', NOTHING],
  ['--update', { ...NOTHING, isUpdate: true }],
  ['Chat Dialog', { ...NOTHING, words: ['Chat', 'Dialog'] }],
  ['Chat --update', { ...NOTHING, words: ['Chat'], isUpdate: true }],
  ['--story Chat:Delete --story other', { ...NOTHING, stories: ['Chat:Delete', 'other'] }],
  ['--changed', { ...NOTHING, changedSince: '' }],
  ['--changed HEAD~2', { ...NOTHING, changedSince: 'HEAD~2' }],
  ['--changed=main Chat', { ...NOTHING, changedSince: 'main', words: ['Chat'] }],
  ['--changed --update', { ...NOTHING, changedSince: '', isUpdate: true }],
  ['--no-build', { ...NOTHING, isBuilt: true }],
  ['--identical Chat', { ...NOTHING, isIdentical: true, words: ['Chat'] }],
])('the arguments "%s" are understood', (line, options) => {
  expect(parseOptions(line.split(' ').filter(Boolean))).toEqual({ kind: 'run', options })
})

test('an unknown option is refused with a sentence that names it', () => {
  const reason = 'There is no option --colour. --help lists the options.'
  expect(parseOptions(['Chat', '--colour', '--update'])).toEqual({ kind: 'refused', reason })
})

test('a missing name of a story is refused with an example', () => {
  expect(parseOptions(['--story'])).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('--story "'),
  })
})

test('the help lists every option', () => {
  expect(parseOptions(['--help'])).toEqual({ kind: 'help' })
  for (const option of ['--story', '--changed', '--update', '--identical', '--no-build', '--help'])
    expect(HELP).toContain(option)
})
