import { describe, expect, it } from 'vitest'
import { runAtOnce } from '../../../../mocks/engine/slices.ts'
import { createMemoryOf } from '../support.ts'

const FIRST = `# Data logger, specification 1.0

## 1 Housing

The housing is 82 mm wide. It is made of aluminium. Each device is calibrated at three points before delivery.

## 2 Battery

The battery lasts 12 months. A buzzer sounds for two seconds when recording begins. The recording cannot be stopped with a button.

## 3 Storage

The memory holds 16,000 values. Keep the logger in a dry room. The warranty period is 24 months.
`
const SECOND = `# Data logger, specification 2.0

## 1 Housing

Keep the logger in a dry room. The housing is 74 mm wide. It is made of aluminium. Before delivery every device is calibrated at three points.

## 2 Power

The battery lasts 18 months. It is not possible to stop the recording by means of a button.

## 3 Storage

The memory holds 32,000 values. Alarms caused by opening the box are marked with the letter L. The manufacturer gives a warranty of 36 months.
`

async function compare(first: string, second: string) {
  const memory = await createMemoryOf({ 'first.md': first, 'second.md': second })
  const changes = runAtOnce(memory.compare('first.md', 'second.md'))
  return changes.map(({ kind, first, second }) =>
    kind === 'changed'
      ? `changed ${first?.value} → ${second?.value}`
      : `${kind} ${(first ?? second)?.excerpt}`,
  )
}

describe('The comparison of two documents', () => {
  it('Two versions differ in values, new, gone and moved statements, not in wording', async () => {
    expect(await compare(FIRST, SECOND)).toEqual([
      'changed 82 mm → 74 mm',
      'changed 12 months → 18 months',
      'gone A buzzer sounds for two seconds when recording begins.',
      'changed 16,000 → 32,000',
      'moved Keep the logger in a dry room.',
      'changed 24 months → 36 months',
      'new Alarms caused by opening the box are marked with the letter L.',
    ])
  })

  it('The same document has no differences', async () => {
    expect(await compare(FIRST, FIRST)).toEqual([])
  })

  it('An amendment changes values, and the rest of the contract is not gone', async () => {
    const amendment = '# Amendment\n\nThe battery now lasts 20 months instead of 12 months.\n'
    expect(await compare(FIRST, amendment)).toEqual(['changed 12 months → 20 months'])
  })

  it('Documents that are no versions of each other differ only in statements about the same', async () => {
    const protocol =
      '# Protocol\n\nSleep is scored in epochs of thirty seconds by two people. Electrodes are placed before nine in the evening. The lamps are red. Data are kept for ten years.\n\nVolunteers are woken at 07:30 in the laboratory.\n'
    const letter =
      '# Information for volunteers\n\nOn one of the two nights, sounds are played while you sleep. Breakfast is free. Bring your own pyjamas and a book. Parking is behind the clinic.\n\nVolunteers are woken at 07:15 in the laboratory.\n'
    expect(await compare(protocol, letter)).toEqual(['changed 07:30 → 07:15'])
  })
})
