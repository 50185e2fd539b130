import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../mocks/engine/commands/ask.ts'
import { compare } from '../../../mocks/engine/commands/compare.ts'
import { evaluate } from '../../../mocks/engine/commands/evaluate.ts'
import { rank } from '../../../mocks/engine/commands/rank.ts'
import { search } from '../../../mocks/engine/commands/search.ts'
import { UsageError } from '../../../mocks/engine/commands/usage.ts'
import { assemble } from '../../support/pdf.ts'
import { engine } from './shell.ts'

let folder = ''
const path = (name: string): string => join(folder, name)
const lines = (...values: unknown[]): string => `${values.map((value) => JSON.stringify(value)).join('\n')}\n`

async function textsOf(printed: AsyncIterable<string>): Promise<string[]> {
  const texts: string[] = []
  for await (const text of printed) texts.push(text)
  return texts
}

async function listOf(printed: AsyncIterable<string>): Promise<unknown[]> {
  return (await textsOf(printed)).map((text) => JSON.parse(text))
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'engram-cli-'))
  writeFileSync(path('sleep.txt'), 'Sleep strengthens memory. The hippocampus replays the day.')
  writeFileSync(path('empty.txt'), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('another process gives exactly the same answer, and lists an unreadable file', async () => {
  const args = ['What strengthens memory?', path('empty.txt'), path('sleep.txt')]
  const { status, stdout, stderr } = engine('ask', ...args)
  expect(status).toBe(0)
  expect(stderr).toContain('empty.txt: This file is empty.')
  const answer = JSON.parse(stdout)
  expect(answer).toMatchObject({
    sources: [{ filename: 'sleep.txt', page: null, start: 0, end: 58 }],
    failed: [{ filename: 'empty.txt', reason: 'This file is empty.' }],
  })
  expect(await listOf(ask(args))).toEqual([answer])
})

test('the command exits with status 1 and the reasons when no file is readable', () => {
  const { status, stdout } = engine('search', 'x', path('empty.txt'), path('missing.pdf'))
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    passages: [],
    failed: [{ filename: 'empty.txt' }, { filename: 'missing.pdf', reason: 'There is no such file.' }],
  })
})

test('stderr names the page of a scan that is being read, the answer the notices of the files', () => {
  const picture = '/Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8'
  const content = 'q 612 0 0 792 0 0 cm /I1 Do Q'
  const scan = assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /I1 4 0 R >> >> /Contents 5 0 R >>',
    `<< /Type /XObject ${picture} /Length 1 >>\nstream\nz\nendstream`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ])
  writeFileSync(path('blank.pdf'), scan)
  writeFileSync(path('latin.txt'), Buffer.from('Séance', 'latin1'))
  const { stdout, stderr } = engine('ask', 'Who?', path('blank.pdf'), path('latin.txt'))
  expect(stderr).toContain('blank.pdf: Reading page 1 of 1')
  expect(JSON.parse(stdout)).toMatchObject({
    notices: [{ filename: 'latin.txt', kind: 'uncertain-encoding' }],
    failed: [{ filename: 'blank.pdf' }],
  })
})

test.each([[['think']], [['ask', '--wrong']]])('the arguments %j are rejected with the usage', (args) => {
  const { status, stdout, stderr } = engine(...args)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain('Usage:')
})

test.each<[string, () => Promise<unknown>]>([
  ['ask without a file', () => listOf(ask(['A question']))],
  ['ask with questions and without a file', () => listOf(ask(['--questions', 'Q.jsonl']))],
  ['search with the limit 0', () => search(['x', 'a.txt', '--limit', '0'])],
  ['rank without files', () => rank([])],
  ['evaluate without a set', () => listOf(evaluate([]))],
  ['compare without a set', () => compare([], new Date())],
  ['compare with a set that has no name', () => compare(['--set', 'a.json'], new Date())],
])('%s is rejected', async (_, run) => {
  await expect(run()).rejects.toThrow(UsageError)
})

test('search lists passages up to the limit', async () => {
  expect(await search(['hippocampus', path('sleep.txt'), '--limit', '1'])).toMatchObject({
    passages: [{ filename: 'sleep.txt', start: 0, end: 58 }],
    failed: [],
  })
})

test('ask prints a line for each question of a file', async () => {
  const question = { id: 's', question: 'What strengthens memory?' }
  writeFileSync(path('questions.jsonl'), lines(question, { question: 'Who?' }))
  expect(await listOf(ask(['--questions', path('questions.jsonl'), path('sleep.txt')]))).toMatchObject([
    { ...question, sources: [{ filename: 'sleep.txt' }], failed: [] },
    { question: 'Who?', sources: [], failed: [] },
  ])
})

test('evaluate prints a table, an object a set, or an object a question', async () => {
  const line = { id: 's', question: 'What strengthens memory?', answers: ['Sleep'], file: 'sleep.txt' }
  writeFileSync(path('set.jsonl'), lines(line))
  const set = ['--set', path('set.jsonl')]
  const table = await textsOf(evaluate([...set, '--limit', '5']))
  expect(table.join()).toContain('1 answerable, 0 unanswerable questions')
  expect(await listOf(evaluate(['--json', ...set, path('set.jsonl')]))).toMatchObject([
    { answerable: 2, engine: { correctFirst: 1 } },
  ])
  expect(await listOf(evaluate(['--each', ...set]))).toMatchObject([
    { id: 's', engine: { rank: 1 }, bm25: { rank: 1 } },
  ])
})

test('compare prints a module with the figures of each named set', async () => {
  const line = { id: 's', question: 'What strengthens memory?', answers: ['Sleep'], file: 'sleep.txt' }
  writeFileSync(path('set.jsonl'), lines(line, { ...line, question: 'Zebras?', answers: [] }))
  const module = await compare(['--set', `Sleep=${path('set.jsonl')}`], new Date('2026-11-27T12:00:00Z'))
  const figures = JSON.parse(/^export const FIGURES = (.*) as const$/ms.exec(module)?.[1] ?? '')
  expect(figures).toMatchObject({ date: '2026-11-27', limit: null })
  expect(figures.sets).toMatchObject([
    {
      name: 'Sleep',
      answerable: 1,
      unanswerable: 1,
      first: { engine: 1, bm25: 1, miniSearch: 1 },
      refused: 0,
      wronglyAnswered: 0,
    },
  ])
  const { levels }: { levels: { count: number; right: number }[] } = figures.sets[0]
  expect(levels.reduce((sum, { count }) => sum + count, 0)).toBe(1)
  expect(levels.reduce((sum, { right }) => sum + right, 0)).toBe(1)
})

test('rank gives the best documents for each query and sorts equal ones by id', async () => {
  const tides = { title: 'Tides', text: 'The moon raises the tides of the sea.' }
  const bread = { id: 'c', title: 'Bread', text: 'Yeast raises the dough.' }
  writeFileSync(path('docs.jsonl'), lines({ id: 'b', ...tides }, { id: 'a', ...tides }, bread))
  writeFileSync(path('queries.jsonl'), lines({ id: '1', text: 'What raises tides?' }, { id: 2, text: 'zzz' }))
  const args = ['--docs', path('docs.jsonl'), '--queries', path('queries.jsonl'), '--limit', '2']
  expect(await rank(args)).toEqual([
    { id: '1', ranking: ['a', 'b'] },
    { id: 2, ranking: [] },
  ])
})
