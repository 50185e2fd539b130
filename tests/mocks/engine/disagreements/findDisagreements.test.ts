import { describe, expect, it } from 'vitest'
import type { Disagreement } from '../../../../mocks/engine/disagreements/disagreement.ts'
import { runAtOnce } from '../../../../mocks/engine/slices.ts'
import { createMemoryOf } from '../support.ts'

/** The disagreements of the last file with all files. */
async function find(files: Readonly<Record<string, string>>): Promise<Disagreement[]> {
  const memory = await createMemoryOf(files)
  return runAtOnce(memory.disagreementsOf(Object.keys(files).at(-1) ?? ''))
}

const two = (first: string, second: string) =>
  find({ 'a.md': `# Guide\n\n${first}\n`, 'b.md': `# House rules\n\n${second}\n` })

const CONTRADICTIONS: readonly [first: string, second: string, values: [string, string]][] = [
  [
    'Serum is kept for 14 days after the report.',
    'Serum is kept for 21 days after the report.',
    ['14 days', '21 days'],
  ],
  [
    'The radiation protection officer is Dr Niamh Corrigan.',
    'The radiation protection officer is Dr Tomasz Wilk.',
    ['Niamh Corrigan', 'Tomasz Wilk'],
  ],
  [
    'The assembly point for all visitors is the lawn in front of the hall.',
    'The assembly point for all visitors is the car park behind the hall.',
    ['lawn in front of', 'car park behind'],
  ],
  [
    'Relative humidity in the picture store is kept between 45 and 55 per cent.',
    'Relative humidity in the picture store is kept between 48 and 58 per cent.',
    ['45 and 55 per cent', '48 and 58 per cent'],
  ],
  [
    'Bags larger than 40 × 30 × 20 cm must be left in the lockers.',
    'Bags larger than 35 × 25 × 20 cm must be left in the lockers.',
    ['40 × 30', '35 × 25'],
  ],
  [
    'The annual Open Day is held on the first Sunday in June.',
    'The annual Open Day is held on the second Saturday in June.',
    ['Saturday', 'Sunday'],
  ],
]

const NONE: readonly [first: string, second: string][] = [
  ['Members pay 20 euros for the evening course.', 'Guests pay 35 euros for the evening course.'],
  ['The fire door of ward A closes at 20:00.', 'The fire door of ward C closes at 22:00.'],
  ['In 2022 the laboratory received 54,900 samples.', 'In 2023 the laboratory received 61,400 samples.'],
  ['The meeting lasts 1.5 h on Mondays.', 'The meeting lasts 90 minutes on Mondays.'],
  ['Data of readers must not be opened there.', 'Data of readers may not be opened there.'],
  ['Dear Ms Archer,', 'Dear Mr Brandt,'],
  ['Prepared by Ingrid Malone on 4 May 2024.', 'Prepared by Tomasz Wilk on 6 May 2024.'],
]

describe('Disagreements between documents', () => {
  it.each(CONTRADICTIONS)('"%s" and "%s" contradict each other', async (first, second, values) => {
    const [found, ...others] = await two(first, second)
    expect(others).toEqual([])
    expect(found?.kind).toBe('contradiction')
    expect(found?.sides.map(({ value }) => value).sort()).toEqual([...values].sort())
    for (const side of found?.sides ?? []) expect([first, second]).toContain(side.excerpt)
  })

  it.each(NONE)('"%s" and "%s" do not', async (first, second) => {
    expect(await two(first, second)).toEqual([])
  })

  it('Of two versions, the statement of the later one replaces the other, whichever was added first', async () => {
    const old = '# Travel policy, version 1.9\n\nThe allowance for meals is 30 euros a day.\n'
    const late = '# Travel policy, version 1.10\n\nThe allowance for meals is 42 euros a day.\n'
    for (const files of [
      { 'a.md': old, 'b.md': late },
      { 'b.md': late, 'a.md': old },
    ]) {
      const [found] = await find(files)
      expect(found).toMatchObject({ kind: 'superseded', sides: [{ filename: 'a.md' }, { filename: 'b.md' }] })
    }
  })

  it('In minutes, an entry of a later date replaces what an earlier one says, and has its date', async () => {
    const [found] = await find({
      'minutes.md':
        '# Minutes\n\n## 14 October 2026\n\nThe move of the press is planned for the weekend of 24 October.\n\n## 28 October 2026\n\nThe move of the press is now planned for 7 November.\n',
    })
    expect(found).toMatchObject({
      kind: 'superseded',
      subject: 'Move of the press',
      sides: [{ date: '2026-10-14' }, { date: '2026-10-28', value: '7 November' }],
    })
  })

  it('Words that say what is replaced do so without a date', async () => {
    const [found] = await two(
      'The speed limit on the yard is 50 km/h.',
      'The speed limit on the yard is 30 km/h instead of 50 km/h.',
    )
    expect(found).toMatchObject({ kind: 'superseded', sides: [{ value: '50 km/h' }, { value: '30 km/h' }] })
  })

  it('Words of change do so too, whatever else the later statement says', async () => {
    const [found] = await two(
      'Pipettes are calibrated every twelve months.',
      'Contrary to what is still printed in the manual, pipettes are now calibrated every six months.',
    )
    expect(found).toMatchObject({
      kind: 'superseded',
      subject: 'Pipettes',
      sides: [{ value: 'twelve months' }, { value: 'six months' }],
    })
  })

  it('Undated sections of one document do not disagree', async () => {
    const found = await find({
      'manual.md':
        '# Manual\n\n## Model A\n\nThe tank holds 40 litres of water.\n\n## Model B\n\nThe tank holds 60 litres of water.\n',
    })
    expect(found).toEqual([])
  })
})
