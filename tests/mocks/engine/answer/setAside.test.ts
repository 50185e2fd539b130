import { beforeAll, describe, expect, it } from 'vitest'
import type { KnownDisagreement } from '../../../../mocks/engine/disagreements/disagreement.ts'
import { createMemory } from '../../../../mocks/engine/memory.ts'
import { runAtOnce } from '../../../../mocks/engine/slices.ts'
import { readText } from '../support.ts'

const TEXTS = {
  'lease.md':
    '# Lease\n\nThe notice period of the workshop is 30 days.\n\nThe rent of the workshop is due on the first.\n',
  'protocol.md': '# Protocol\n\nThe sound cues are played at 38 decibels, measured at the pillow.\n',
  'night-log.md':
    '# Night log\n\nThe sound cues are played at 46 decibels, measured at the pillow, since the loudspeaker was exchanged on Tuesday. Volume was checked before.\n',
  'house-rules.md': '# House rules\n\nThe notice period of the workshop is 60 days.\n',
  'minutes.md':
    '# Minutes\n\n## 14 October 2026\n\nThe move of the press is planned for 24 October.\n\n## 28 October 2026\n\nThe move of the press is now planned for 7 November.\n',
}

const memory = createMemory()
let notice: KnownDisagreement
let move: KnownDisagreement
let volume: KnownDisagreement

beforeAll(async () => {
  for (const [name, text] of Object.entries(TEXTS)) memory.add(name, await readText(name, text))
  const found = Object.keys(TEXTS).flatMap((id) => runAtOnce(memory.disagreementsOf(id)))
  const known = found.map((one) => ({ ...one, decision: null, decidedAt: null }))
  const contradiction = (value: string): KnownDisagreement =>
    known.find((one) => one.kind === 'contradiction' && one.sides.some((side) => side.value === value)) ??
    expect.fail(`No contradiction about ${value} was found.`)
  notice = contradiction('30 days')
  volume = contradiction('38 decibels')
  move = known.find(({ kind }) => kind === 'superseded') ?? expect.fail('Nothing superseded was found.')
})

const ask = (question: string, ...disagreements: KnownDisagreement[]) =>
  memory.ask(question, { disagreements })

const decide = (value: string): KnownDisagreement => ({
  ...notice,
  decision: notice.sides[0].value === value ? 'first' : 'second',
  decidedAt: '2026-11-27T10:00:00.000Z',
})

const QUESTIONS = [
  'How long is the notice period of the workshop?',
  'What is the notice period for the workshop?',
  'notice period workshop',
  'When do I have to give notice for the workshop?',
  'How many days of notice does the workshop have?',
  'How many days before leaving the workshop does the notice period begin?',
]

describe('What is set aside', () => {
  it('An open contradiction is reported with its number', () => {
    const { contradictions } = ask('How long is the notice period of the workshop?', move, notice)
    expect(contradictions).toEqual([expect.objectContaining({ disagreement: 1 })])
  })

  it.each(['At what volume are the sound cues played?', 'cue volume?', 'How loud are the cues?'])(
    'Both sides of an open contradiction answer "%s", each with the other one against it',
    (question) => {
      const { hypotheses } = ask(question, volume)
      expect(hypotheses.map(({ contradicting }) => contradicting)).toEqual([1, 1])
      expect(hypotheses.reduce((sum, { confidence }) => sum + confidence, 0)).toBeLessThan(1.001)
    },
  )

  it.each(['30 days', '60 days'])(
    'The kept side "%s" leads, and the other one is struck through',
    (value) => {
      for (const question of QUESTIONS) {
        const { response, sources, contradictions, hypotheses } = ask(question, decide(value))
        expect(sources[0]?.excerpt).toContain(value)
        expect(response).toMatch(
          /Set aside by you on 27 November 2026: ~~The notice period .* days\.~~ \[\d\]$/,
        )
        expect(contradictions).toEqual([])
        expect(hypotheses.every(({ hypothesis }) => hypothesis.includes(value))).toBe(true)
      }
    },
  )

  it('Two statements about different things are not reported again', () => {
    const { contradictions, response } = ask('How long is the notice period of the workshop?', {
      ...notice,
      decision: 'both',
    })
    expect(contradictions).toEqual([])
    expect(response).not.toContain('~~')
  })

  it('A later statement is the answer, and the earlier one is below it with the date until which it held', () => {
    const { response, sources } = ask('When is the move of the press?', move)
    expect(sources[0]?.excerpt).toContain('7 November')
    expect(response).toMatch(
      /Before 28 October 2026: ~~The move of the press is planned for 24 October\.~~ \[2\]$/,
    )
    expect(sources[1]?.confidence).toBeLessThanOrEqual(0.5)
  })

  it('A question for what held before is answered from all statements', () => {
    const { response } = ask('When was the move of the press originally planned?', move)
    expect(response).toContain('24 October')
    expect(response).not.toContain('~~')
  })
})
