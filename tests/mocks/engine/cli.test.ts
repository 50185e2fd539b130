import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engine } from './shell.ts'

let folder = ''
const path = (name: string): string => join(folder, name)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'engram-cli-'))
  writeFileSync(path('sleep.txt'), 'Sleep strengthens memory. The hippocampus replays the day.')
  writeFileSync(path('empty.txt'), '')
  const lines = (values: readonly unknown[]): string =>
    values.map((value) => JSON.stringify(value)).join('\n')
  const docs = [
    { id: 'b', title: 'Tides', text: 'The moon raises the tides of the sea.' },
    { id: 'a', title: 'Tides', text: 'The moon raises the tides of the sea.' },
    { id: 'c', title: 'Bread', text: 'Yeast raises the dough.' },
  ]
  writeFileSync(path('docs.jsonl'), lines(docs))
  writeFileSync(
    path('queries.jsonl'),
    `${lines([
      { id: '1', text: 'What raises tides?' },
      { id: 2, text: 'zzz' },
    ])}\n`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('ask and search', () => {
  test('ask lists an unreadable file and reads the others', () => {
    const { status, stdout, stderr } = engine(
      'ask',
      'What strengthens memory?',
      path('empty.txt'),
      path('sleep.txt'),
    )
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      sources: [{ filename: 'sleep.txt', page: null, start: 0, end: 25 }],
      failed: [{ filename: 'empty.txt', reason: 'This file is empty.' }],
    })
    expect(stderr).toContain('empty.txt: This file is empty.')
  })

  test('search lists passages up to the limit', () => {
    const { status, stdout } = engine('search', 'hippocampus', path('sleep.txt'), '--limit', '1')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      passages: [{ filename: 'sleep.txt', start: 0, end: 58 }],
      failed: [],
    })
  })

  test('the command exits with status 1 and the reasons when no file is readable', () => {
    const { status, stdout } = engine('search', 'x', path('empty.txt'), path('missing.pdf'))
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      passages: [],
      failed: [{ filename: 'empty.txt' }, { filename: 'missing.pdf', reason: 'There is no such file.' }],
    })
  })
})

describe('many questions', () => {
  beforeAll(() => {
    const line = { id: 's', question: 'What strengthens memory?', answers: ['Sleep'], file: 'sleep.txt' }
    writeFileSync(path('questions.jsonl'), `${JSON.stringify(line)}\n{"question": "Who?"}\n`)
    writeFileSync(path('set.jsonl'), JSON.stringify(line))
  })

  test('ask prints a line for each question of a file', () => {
    const { status, stdout } = engine('ask', '--questions', path('questions.jsonl'), path('sleep.txt'))
    expect(status).toBe(0)
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { id: 's', question: 'What strengthens memory?', sources: [{ filename: 'sleep.txt' }], failed: [] },
      { question: 'Who?', sources: [], failed: [] },
    ])
  })

  test('evaluate prints a table, an object a set, or an object a question', () => {
    const table = engine('evaluate', '--set', path('set.jsonl'), '--limit', '5')
    expect(table.status).toBe(0)
    expect(table.stdout).toContain('1 answerable, 0 unanswerable questions')
    const json = engine('evaluate', '--json', '--set', path('set.jsonl'), path('set.jsonl'))
    expect(JSON.parse(json.stdout)).toMatchObject({ answerable: 2, engine: { correctFirst: 1 } })
    const each = engine('evaluate', '--each', '--set', path('set.jsonl'))
    expect(JSON.parse(each.stdout)).toMatchObject({ id: 's', engine: { rank: 1 }, bm25: { rank: 1 } })
  })

  test('evaluate names the file and the line that are wrong', () => {
    const { status, stdout, stderr } = engine('evaluate', '--set', path('questions.jsonl'))
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('questions.jsonl, line 2: id: ')
  })
})

describe('rank', () => {
  test('rank prints a line for each query and sorts equal documents by id', () => {
    const args = ['rank', '--docs', path('docs.jsonl'), '--queries', path('queries.jsonl'), '--limit', '2']
    const { status, stdout } = engine(...args)
    expect(status).toBe(0)
    expect(stdout).toBe('{"id":"1","ranking":["a","b"]}\n{"id":2,"ranking":[]}\n')
    expect(engine(...args).stdout).toBe(stdout)
  })
})

test.each([
  [[]],
  [['think']],
  [['ask', 'A question']],
  [['search', 'x', 'a.txt', '--limit', '0']],
  [['ask', '--wrong']],
  [['rank']],
  [['ask', '--questions', 'Q.jsonl']],
  [['evaluate']],
  [['evaluate', '--set', 'a.json', '--limit', 'x']],
])('the arguments %j are rejected with the usage', (args) => {
  const { status, stdout, stderr } = engine(...args)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain('Usage:')
})
