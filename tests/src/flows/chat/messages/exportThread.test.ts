import { expect, test } from 'vitest'
import { exportFileName, threadToMarkdown } from '../../../../../src/flows/chat/messages/exportThread.ts'

test.each([
  ['Fog horn', 'Fog horn.md'],
  ['', 'New Chat.md'],
  ['../../etc/passwd', 'etc passwd.md'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.md'],
  ['exe\u202efdp.', 'exe fdp.md'],
  ['..', 'New Chat.md'],
  ['é'.repeat(300), `${'é'.repeat(80)}.md`],
])('exportFileName names the file of the thread %j %j', (title, name) => {
  expect(exportFileName(title)).toBe(name)
})

test('threadToMarkdown contains authors, texts and sources, with escaped file names', () => {
  const at = '2026-11-21T09:00:00Z'
  const file = threadToMarkdown(
    'Fog',
    [
      { id: 'q', role: 'user', content: 'How long?', timestamp: at },
      {
        id: 'a',
        role: 'assistant',
        content: 'Twenty-two minutes [1].',
        timestamp: at,
        sources: [
          {
            filename: '![x](https://evil.example/a.png).pdf',
            page: 4,
            confidence: 0.9,
            salience: 0.5,
            excerpt: 'It\nneeds <b>it</b>.',
          },
        ],
      },
      { id: 'q2', role: 'user', content: 'And now?', timestamp: at, isStopped: true },
    ],
    { userName: 'Ada', assistantName: 'Mnemosyne' },
  )
  expect(file).toBe(`# Fog

## Ada, ${at}

How long?

## Mnemosyne, ${at}

Twenty-two minutes [1].

### Sources

1. \\!\\[x\\](https://evil.example/a.png).pdf, p. 4 (Strong, 90.0\u00a0%)

   > It needs \\<b\\>it\\</b\\>.

## Ada, ${at}

And now?

*Stopped before it was answered.*
`)
})

test.each([
  ['![a](https://evil.example/a.png)', '\\![a](https://evil.example/a.png)'],
  ['<img src=x onerror=alert(1)> and a < b', '\\<img src=x onerror=alert(1)> and a < b'],
  ['```html\n<b>code</b>', '```html\n<b>code</b>\n```'],
  ['~~~\n```\n<i>\n~~~\n<i>', '~~~\n```\n<i>\n~~~\n\\<i>'],
])('threadToMarkdown writes the message %j as %j', (content, written) => {
  const message = { id: 'a', role: 'assistant' as const, content, timestamp: 'then' }
  const file = threadToMarkdown('Fog', [message], { userName: 'Ada', assistantName: 'M' })
  expect(file).toBe(`# Fog\n\n## M, then\n\n${written}\n`)
})

test('an exported thread contains the sides of a contradiction', () => {
  const score = { page: null, confidence: 0.9, salience: 0.5 }
  const file = threadToMarkdown(
    'Fog',
    [
      {
        id: 'a',
        role: 'assistant',
        content: 'It is 46 dB <b>. [1]\n\nIt hums.',
        timestamp: '2026-11-21T09:00:00Z',
        sources: [
          { ...score, filename: 'a.txt', excerpt: 'It is 46 dB.' },
          { ...score, filename: 'b.txt', excerpt: 'It is 38 dB.' },
        ],
        contradictions: [
          {
            kind: 'quantity',
            sides: [
              { text: '46 dB', source: 0, created_at: '2025-11-14T12:00:00Z' },
              { text: '38 dB', source: 1 },
            ],
          },
        ],
      },
    ],
    { userName: 'Ada', assistantName: 'Mnemosyne' },
  )
  expect(file).toContain(
    'It is 46 dB \\<b>. [1]\n\n**Your documents disagree**\n\n- 46 dB (a.txt, Nov 14, 2025)\n- 38 dB (b.txt)\n\nIt hums.\n\n### Sources',
  )
})
