import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
const guides = globSync('docs/*.md', { cwd: root })

test('there are guides in docs', () => {
  expect(guides.length).toBeGreaterThan(4)
})

test.each(guides)('%s is linked from the README and shown in Storybook', (guide) => {
  expect(read('README.md')).toContain(`(${guide})`)
  expect(read(guide.replace('docs/', 'stories/guides/').replace(/md$/, 'mdx'))).toContain(
    `../../${guide}?raw`,
  )
})
