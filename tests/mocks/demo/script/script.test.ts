import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SCRIPT } from '../../../../mocks/demo/script/script.ts'
import type { ScriptStep } from '../../../../mocks/demo/script/step.ts'

const guide = readFileSync(fileURLToPath(new URL('../../../../docs/demo-script.md', import.meta.url)), 'utf8')

/** A step as the guide shows it. */
function sectionOf({ title, say, seconds, action, effect }: ScriptStep, index: number): string {
  return [`## ${index + 1}. ${title}`, `> ${say}`, `**${action}.** ${effect} About ${seconds} seconds.`].join(
    '\n\n',
  )
}

test('the guide of the demo script shows the steps of the presenter panel in the same order', () => {
  const start = guide.indexOf('## 1.')
  expect(guide.slice(start).trim()).toBe(SCRIPT.map(sectionOf).join('\n\n'))
})
