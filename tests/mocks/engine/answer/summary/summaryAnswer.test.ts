import { describe, expect, test } from 'vitest'
import { printPdf } from '../../../../support/pdf.ts'
import { ask, createMemoryOf } from '../../support.ts'

const STUDY = `# Harbor noise study: results

Written by Ida Storm after the last week of measurements.

Harbor Office, 14 Quay Street, Grimholm. Contact: ida@harbor.example

## Question

The study asks whether the night ferries disturb the sleep of the people who live at the harbor. Who lives closest to the quay?

## Method

Noise was recorded in twelve bedrooms for six weeks. The windows stayed closed. See section 4 for the devices.

## Results

The night ferries raised the noise in the bedrooms by nine decibels. The residents woke up twice as often in nights with a ferry as in nights without one. Electric ferries raised the noise by only two decibels.

## Conclusion

Electric night ferries therefore disturb the residents less than diesel ferries. The harbor should replace the two diesel ferries first.

## References

Smith, J. (2001). Ferries and sleep in northern harbors. Journal of Noise, 12, 3-9.
`
const LETTER = `# Letter to the gardener

The roses in the front garden need water on Monday. The hedge grows over the wall of the neighbor. The lawn has been cut by the pupils of the school.
`
const FILES = { 'harbor.md': STUDY, 'letter.md': LETTER }
const APART = /Written by|Quay Street|Who lives|See section|Journal of Noise|Results$/

/** The sentences of a response, without markers. */
function sentencesOf(response: string): string[] {
  return response.split(/ \[\d+\]\s*/).filter((sentence) => sentence !== '')
}

describe('a summary', () => {
  test.each([
    'Summarize the harbor noise study',
    'What did the harbor noise study find?',
    'What is harbor.md about?',
  ])('answers "%s" with three to five sentences that carry the document, in its order', async (question) => {
    const { response, sources, hypotheses, citations } = await ask(question, FILES)
    const sentences = sentencesOf(response)
    expect(sentences.length).toBeGreaterThanOrEqual(3)
    expect(sentences.length).toBeLessThanOrEqual(5)
    const places = sentences.map((sentence) => STUDY.indexOf(sentence))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(response).toContain('raised the noise in the bedrooms by nine decibels')
    expect(response).not.toMatch(APART)
    expect(sources.map(({ excerpt }) => excerpt)).toEqual(sentences)
    expect(citations).toHaveLength(sentences.length)
    expect(hypotheses).toMatchObject([
      { hypothesis: sentences[0], sources: ['harbor.md'], supporting: sentences.length, contradicting: 0 },
    ])
    expect(hypotheses[0]?.confidence).toBe(sources[0]?.confidence)
  })

  test('a summary is about the newest document if none is named, and says so', async () => {
    const { response, sources } = await ask('Give me a summary', FILES)
    expect(new Set(sources.map(({ filename }) => filename))).toEqual(new Set(['letter.md']))
    expect(response).toMatch(/This summarizes letter\.md, the newest document\.$/)
  })

  test('a summary of a topic quotes the sections with the topic in their titles', async () => {
    const { response } = await ask('Summarize the engine', {
      'boat.md':
        '# The boat\n\nThe boat is made of oak.\n\n## Engine\n\nThe engine has two cylinders and needs diesel. It starts badly below five degrees in winter. The engine is checked every spring by the yard.\n\n## Sails\n\nThe main sail is red.',
    })
    expect(response).toContain('The engine has two cylinders')
    expect(response).not.toMatch(/oak|sail/)
  })

  test('no summary is given for "Summarize the French revolution", which no document is about', async () => {
    const { response, sources } = await ask('Summarize the French revolution', FILES)
    expect(response).toMatch(/^I could not find this in your documents\./)
    expect(sources).toEqual([])
  })

  test('a summary does not use documents that are excluded', async () => {
    const memory = await createMemoryOf(FILES)
    const { sources } = memory.ask('Give me a summary', { includes: (id) => id === 'harbor.md' })
    expect(new Set(sources.map(({ filename }) => filename))).toEqual(new Set(['harbor.md']))
  })

  test('a summary of a PDF cites the pages of its sentences', async () => {
    const pages = printPdf([
      {
        heading: 'Glacier report',
        body: 'Prepared by Nora Lind for the council.\nThis report describes how the glacier above the village changed within ten years. The glacier lost a third of its ice between 2010 and 2020.',
        footer: 'Glacier report, page 1',
      },
      {
        heading: 'Conclusions',
        body: 'The village will have less water in summer, because the glacier feeds its river. A reservoir of two million liters would replace the lost water of the glacier. The council should decide about the reservoir before winter.',
        footer: 'Glacier report, page 2',
      },
    ])
    const { response, sources } = await ask('Summarize the glacier report', { 'glacier-report.pdf': pages })
    expect(response).toContain('The glacier lost a third of its ice')
    expect(response).not.toMatch(/Prepared by|page \d/)
    expect(sources.map(({ page }) => page)).toEqual([...sources.map(({ page }) => page)].sort())
    expect(new Set(sources.map(({ page }) => page))).toEqual(new Set([1, 2]))
  })
})
