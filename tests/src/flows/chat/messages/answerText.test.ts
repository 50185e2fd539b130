import { expect, test } from 'vitest'
import { firstSentence, markdownToPlainText } from '../../../../../src/flows/chat/messages/answerText.ts'

test.each([
  ['Recall was 18 % higher [1]. The rest [2].', 'Recall was 18 % higher.'],
  ['It fell to 3.5 in 2019 [1, 2]! Then rose.', 'It fell to 3.5 in 2019!'],
  ['**Most** of your `evidence` supports it.\n\nThe rest.', 'Most of your evidence supports it.'],
  ['**Two days**\n\nIt takes two days. [1]', 'Two days'],
  ['## No', 'No'],
  ['See [the manual](https://example.org) first. Then ask.', 'See the manual first.'],
  ['One line without an end', 'One line without an end'],
  ['', ''],
])('firstSentence reduces %j to %j', (markdown, sentence) => {
  expect(firstSentence(markdown)).toBe(sentence)
})

test.each([
  ['Both [1, 3] agree [2][4].', 'Both [1, 3] agree [2][4].'],
  ['# Fog\n\n> In *fog* the **bell** is `struck`.', 'Fog\n\nIn fog the bell is struck.'],
  ['See [the log](https://log.example) and ![a lamp](https://x.example/a.png).', 'See the log and a lamp.'],
  ['- C# and snake_case stay, 2 * 3 * 4 too', '- C# and snake_case stay, 2 * 3 * 4 too'],
  ['```ts\nconst a = 1\n```', 'const a = 1'],
  ['```\nnever closed', 'never closed'],
])('markdownToPlainText converts %j to %j', (markdown, plain) => {
  expect(markdownToPlainText(markdown)).toBe(plain)
})

test('markdownToPlainText converts long repetitions of Markdown syntax without backtracking', () => {
  for (const part of ['**', '[', '`', '_a', '![](', '# ', '[1']) {
    expect(markdownToPlainText(part.repeat(50_000)).length).toBeLessThanOrEqual(part.length * 50_000)
  }
})
