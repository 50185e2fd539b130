import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SCRIPT, type ScriptStep, STEP_IDS } from '../../../../mocks/demo/script/script.ts'

const guide = readFileSync(fileURLToPath(new URL('../../../../docs/demo-script.md', import.meta.url)), 'utf8')

/** A step as the guide shows it. */
function sectionOf({ title, say, action, effect, text }: ScriptStep, index: number): string {
  const lines = [`## ${index + 1}. ${title}`, `> ${say}`, `**${action}.** ${effect}`]
  if (text !== undefined) lines.push(`The question: _${text}_`)
  return lines.join('\n\n')
}

test('the guide of the demo script shows the steps of the presenter panel in the same order', () => {
  const start = guide.indexOf('## 1.')
  expect(guide.slice(start).trim()).toBe(SCRIPT.map(sectionOf).join('\n\n'))
})

test('the demo script has five steps, each with another id', () => {
  expect(SCRIPT.map(({ id }) => id)).toEqual(STEP_IDS)
  expect(SCRIPT).toHaveLength(5)
})
