import { expect, test } from 'vitest'
import { printPdf } from '../../../../support/pdf.ts'
import { ask, createMemoryOf } from '../../support.ts'

const HANDBOOK = {
  'handbook.md': `# Handbook of the boat yard

## 1 Introduction

The yard repairs wooden boats. It was founded by two brothers. Visitors are welcome on weekdays.

## 2 Workshop

The workshop opens at seven in the morning. Smoking is not allowed in the workshop.

### 2.1 Tools

Every tool is cleaned with oil after use. The saw may only be used by trained staff.

### 2.2 Paint

Paint is stored in the steel cupboard. Empty cans are returned to the supplier every month.

## 3 Travel

3.1 Staff travel by train. A hire car is paid when there is no train.

3.2 A hotel room may cost 90 euros a night.

## Appendix B: Telephone numbers

The gate is reached at 0550 112. The office is reached at 0550 118.
`,
}
const FIRST_AMENDMENT = `# Amendment 1

The fee for a mooring is 300 euros a year. The crane may be used until six in the evening.
`
const SECOND_AMENDMENT = `# Amendment 2

The fee for a mooring is 340 euros a year. The crane may be used until eight in the evening.
`

const page = (heading: string, body: string) => ({ heading, body, footer: '' })
/** A document with pages. */
const GLACIER = {
  'glacier.pdf': printPdf([
    page('Glacier report', 'The glacier above the village lost a third of its ice. It feeds the river.'),
    page('Results', 'The river carries less water in August. The mill stood still for nine days.'),
    page('Conclusions', 'A reservoir would replace the lost water. The council decides in winter.'),
  ]),
}

test.each([
  ['What does page 2 say?', [2]],
  ["what's on the last page", [3]],
  ['Summarize page 3', [3]],
  ['What does page 2 say about the mill?', [2]],
  ['Was steht auf Seite 2?', [2]],
  ['¿Qué dice la página 3?', [3]],
  ['Que dit la page 2 ?', [2]],
  ['Cosa dice la pagina 2?', [2]],
  ['О чём говорится на странице 2?', [2]],
  ['第2页讲的是什么？', [2]],
  ['3ページの内容を要約してください', [3]],
])('the question "%s" is answered from the pages %s', async (question, pages) => {
  const { sources } = await ask(question, GLACIER)
  expect(new Set(sources.map(({ page }) => page))).toEqual(new Set(pages))
})

test.each([
  ['Summarize chapter 2', ['2 Workshop', '2.1 Tools', '2.2 Paint']],
  ['What does section 2.2 say?', ['2.2 Paint']],
  ['what does the introduction say', ['1 Introduction']],
  ["What's in appendix B?", ['Appendix B: Telephone numbers']],
  ['What does chapter 2 say about smoking?', ['2 Workshop']],
  ['What does the third chapter say?', ['3 Travel']],
  ['Worum geht es in Kapitel 2.1?', ['2.1 Tools']],
  ['De quoi parle le chapitre 1 ?', ['1 Introduction']],
  ['总结第1章', ['1 Introduction']],
])('the question "%s" is answered from the sections %s', async (question, headings) => {
  const { sources } = await ask(question, HANDBOOK)
  expect(sources.length).toBeGreaterThan(0)
  for (const { heading } of sources) expect(headings).toContain(heading)
})

test('a numbered paragraph without a title is quoted as a whole', async () => {
  const { response } = await ask('What does clause 3.1 say?', HANDBOOK)
  expect(response).toContain('Staff travel by train.')
  expect(response).toContain('A hire car is paid')
  expect(response).not.toContain('90 euros')
})

test.each([
  ['What does page 7 say?', 'The document has 3 pages.'],
  ['Summarize page 12', 'The document has 3 pages.'],
])('the question "%s" about a page that does not exist is answered with "%s"', async (question, text) => {
  const { response, sources } = await ask(question, GLACIER)
  expect(response).toBe(text)
  expect(sources).toEqual([])
})

test.each([
  ['Summarize chapter 9', 'There is no chapter 9. They are numbered from 1 to 3.'],
  ['What does appendix D say?', 'There is no appendix D.'],
  ['What does page 2 say?', 'There are no pages in this format. Ask about a section instead.'],
])('the question "%s" about a part that does not exist is answered with "%s"', async (question, text) => {
  expect((await ask(question, HANDBOOK)).response).toBe(text)
})

test.each([
  ['Which section covers travel?', '**3 Travel**, handbook.md [1]'],
  ['In which chapter is the paint described?', '**2.2 Paint**, handbook.md [1]'],
  ['Which section deals with hotels?', '**3 Travel**, handbook.md [1]'],
  ['Welcher Abschnitt behandelt travel?', '**3 Travel**, handbook.md [1]'],
])('the question "%s" for a section is answered with its title', async (question, text) => {
  expect((await ask(question, HANDBOOK)).response).toBe(text)
})

test('the answer with the title of a section states its page', async () => {
  const { response, sources } = await ask('Which section is about the results?', GLACIER)
  expect(response).toBe('**Results**, page 2 of glacier.pdf [1]')
  expect(sources[0]?.excerpt).toMatch(/^Results/)
})

test.each([
  ['What does the second amendment say about the fee?', 'amendment-2.md'],
  ['What does amendment 1 say about the fee?', 'amendment-1.md'],
  ['According to the first amendment, until when may the crane be used?', 'amendment-1.md'],
  ['What does section 2.2 of the handbook say?', 'handbook.md'],
])('the question "%s" is answered from %s only', async (question, filename) => {
  const { sources } = await ask(question, {
    ...HANDBOOK,
    'amendment-1.md': FIRST_AMENDMENT,
    'amendment-2.md': SECOND_AMENDMENT,
  })
  expect(new Set(sources.map((source) => source.filename))).toEqual(new Set([filename]))
})

test('a place in a document that may not be used is not found', async () => {
  const memory = await createMemoryOf({ ...HANDBOOK, 'amendment-1.md': FIRST_AMENDMENT })
  const { sources } = memory.ask('What does section 2.2 say?', { includes: (id) => id !== 'handbook.md' })
  expect(sources).toEqual([])
})

test.each([
  'Does the crane comply with part 15 of the rules?',
  'How long is one cycle of sleep?',
  'How much does a hotel room cost?',
])('the question "%s" names no place and is asked of all documents', async (question) => {
  const { response } = await ask(question, { ...HANDBOOK, 'amendment-1.md': FIRST_AMENDMENT })
  expect(response).not.toMatch(/^There (?:is|are) no/)
})
