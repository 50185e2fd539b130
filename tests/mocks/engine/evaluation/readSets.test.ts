import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EvaluationSet, limitQuestions } from '../../../../mocks/engine/evaluation/evaluationSet.ts'
import { readSets } from '../../../../mocks/engine/evaluation/readSets.ts'

const HEADER = 'QuestionID\tQuestion\tDocumentID\tDocumentTitle\tSentenceID\tSentence\tLabel'
const ARTICLES = [
  {
    title: 'Tides',
    context: 'The moon raises the tides.\nTwice a day.',
    question: 'What raises tides?',
    answer: 'moon',
  },
  { title: 'Bread', context: 'Yeast raises the dough.', question: 'What raises dough?', answer: 'Yeast' },
]
const SQUAD = {
  data: ARTICLES.map(({ title, context, question, answer }, i) => ({
    title,
    paragraphs: [{ context, qas: [{ id: `q${i}`, question, answers: [{ text: answer, answer_start: 0 }] }] }],
  })),
}
const QUESTION = {
  id: 1,
  question: 'How long is it?',
  answers: ['5 cm'],
  pages: [2],
  file: 'belt.txt',
  kind: 'how much',
}

let folder = ''
const write = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const textOf = (set: EvaluationSet | undefined, trial: number, document: number): string =>
  new TextDecoder().decode(set?.trials[trial]?.documents[document]?.bytes)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'engram-sets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a set of WikiQA', () => {
  test('asks each question of the sentences of its document, and the labeled ones are the answers', async () => {
    const lines = [
      HEADER,
      'Q1\twhat is ice\tD1\tIce/Snow\tD1-0\tIce is frozen water.\t1',
      'Q1\twhat is ice\tD1\tIce/Snow\tD1-1\tIt floats.\t0',
      'Q2\twho is she\tD2\tShe\tD2-0\tA film.\t0',
      '',
    ]
    const [set] = await readSets([write('a.tsv', lines.join('\r\n'))], null)
    expect(set?.trials.map(({ questions }) => questions)).toEqual([
      [{ id: 'Q1', text: 'what is ice', answers: ['Ice is frozen water.'], pages: [], kind: null }],
      [{ id: 'Q2', text: 'who is she', answers: [], pages: [], kind: null }],
    ])
    expect(set?.trials[0]?.documents[0]?.name).toBe('Ice-Snow.txt')
    expect(textOf(set, 0, 0)).toBe('Ice is frozen water. It floats.')
  })
})

describe('a set of SQuAD', () => {
  test('asks all questions of all articles, then those of every second article without it', async () => {
    const [set] = await readSets([write('a.json', JSON.stringify(SQUAD))], null)
    expect(set?.trials.map(({ documents }) => documents.map(({ name }) => name))).toEqual([
      ['Tides.txt', 'Bread.txt'],
      ['Tides.txt'],
    ])
    expect(set?.trials.map(({ questions }) => questions.map(({ id, answers }) => [id, answers]))).toEqual([
      [
        ['q0', ['moon']],
        ['q1', ['Yeast']],
      ],
      [['q1', []]],
    ])
    expect(textOf(set, 0, 0)).toBe('The moon raises the tides. Twice a day.')
  })
})

describe('a set of questions about files', () => {
  test('asks the questions of several .jsonl files of the file they name', async () => {
    write('belt.txt', 'The belt is 5 cm long.')
    const present = write('present.jsonl', `${JSON.stringify(QUESTION)}\n\n`)
    const absent = write(
      'absent.jsonl',
      JSON.stringify({ id: 'x', question: 'Who made it?', answers: [], file: 'belt.txt' }),
    )
    const sets = await readSets([present, absent], folder)
    expect(sets.map(({ name }) => name)).toEqual([`${present}, ${absent}`])
    expect(sets[0]?.trials.map(({ questions }) => questions)).toMatchObject([
      [
        { id: '1', text: 'How long is it?', answers: ['5 cm'], pages: [2], kind: 'how much' },
        { id: 'x', text: 'Who made it?', answers: [], pages: [], kind: null },
      ],
    ])
    expect(textOf(sets[0], 0, 0)).toBe('The belt is 5 cm long.')
  })
})

describe('a file that is no set is refused with a sentence that names the place', () => {
  test.each([
    ['c.tsv', 'Question\tAnswer', 'c.tsv, line 1: the columns of WikiQA are expected'],
    ['f.json', '{', 'f.json: this is not JSON.'],
    ['g.json', '{"data": [{}]}', 'g.json: data.0.paragraphs: '],
    ['i.jsonl', `${JSON.stringify(QUESTION)}\n{"id": 2}`, 'i.jsonl, line 2: question: '],
    ['j.jsonl', JSON.stringify({ ...QUESTION, file: 'none.pdf' }), 'none.pdf: this file cannot be opened.'],
    ['k.csv', '', 'k.csv: a set is a .tsv, .json or .jsonl file, or a folder.'],
  ])('%s', async (name, content, message) => {
    await expect(readSets([write(name, content)], null)).rejects.toThrow(message)
  })
})

test('a limit keeps questions with and without an answer at equal distances', () => {
  const questions = Array.from({ length: 20 }, (_, i) => ({
    id: String(i),
    text: 'x',
    answers: i < 10 ? ['y'] : [],
    pages: [],
    kind: null,
  }))
  const limited = limitQuestions({ name: 'a', trials: [{ documents: [], questions }] }, 4)
  expect(limited.trials[0]?.questions.map(({ id }) => id)).toEqual([
    '0',
    '3',
    '5',
    '8',
    '10',
    '13',
    '15',
    '18',
  ])
})
