import { expect, test } from 'vitest'
import { waitlistCsv, waitlistCsvName } from '../../../../../src/flows/admin/waitlist/waitlistCsv.ts'
import { una, zoe } from '../support.ts'

test('the CSV file has a header and all applications in the given order, with formulas escaped', () => {
  const lines = waitlistCsv([zoe, { ...una, first_name: '=cmd' }]).split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toBe(
    '\uFEFF"First name","Last name","Email","Status","Role","Organization","Research area","Intended use case","Timeline","Submitted","Reviewed","Setup email sent","Last login","Admin notes"',
  )
  expect(lines[1]).toMatch(/^"Zoë","Lindqvist","zoe@lab.example","Active",.*"Met at the spring workshop"$/)
  expect(lines[2]).toMatch(
    /^"'=cmd","Sørensen","una@lab.example","Pending","Researcher","Háskóli Íslands","Cognitive science"/,
  )
})

test('the file name contains the local date', () => {
  expect(waitlistCsvName(new Date(2026, 2, 7, 23, 59).getTime())).toBe('waitlist-2026-03-07.csv')
})
