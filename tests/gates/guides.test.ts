import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { GUIDES, guideAddress, headingId } from '../../stories/guides/guides.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
const guides = globSync('docs/*.md', { cwd: root })

test('there are guides in docs', () => {
  expect(guides.length).toBeGreaterThan(4)
})

test('the catalogue has a page for every guide in docs, and no other', () => {
  expect(
    Object.keys(GUIDES)
      .map((name) => `docs/${name}.md`)
      .sort(),
  ).toEqual([...guides].sort())
})

test.each(Object.entries(GUIDES))(
  'docs/%s.md is linked from the README and shown as Guides/%s',
  (name, title) => {
    expect(read('README.md')).toContain(`(docs/${name}.md)`)
    const page = read(`stories/guides/${name}.mdx`)
    expect(page).toContain(`../../docs/${name}.md?raw`)
    expect(page).toContain(`<Meta title="Guides/${title}" />`)
  },
)

/** The targets of the links and images of a Markdown text outside of code. */
function targetsOf(text: string, mark: '' | '!'): string[] {
  const prose = text.replaceAll(/```.*?```/gs, '').replaceAll(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/(!?)\[[^\]]*\]\(([^)\s]+)\)/g)]
    .filter((match) => match[1] === mark)
    .map((match) => match[2] ?? '')
}

const headingsOf = (guide: string) =>
  [...read(guide).matchAll(/^##+ (.*)$/gm)].map((match) => headingId(match[1] ?? ''))

test.each(guides)('the links of %s lead to a guide with the heading, or to another site', (guide) => {
  const broken = targetsOf(read(guide), '').filter((target) => {
    if (/^(https?|mailto):/.test(target)) return false
    const [file = '', heading] = target.split('#')
    if (file !== '' && guideAddress(file) === null) return true
    return heading !== undefined && !headingsOf(file === '' ? guide : `docs/${file}`).includes(heading)
  })
  expect(broken).toEqual([])
})

test.each(guides)('the images of %s are in docs', (guide) => {
  expect(targetsOf(read(guide), '!').filter((image) => !existsSync(`${root}/docs/${image}`))).toEqual([])
})

test('the address of a guide is that of its page in the catalogue', () => {
  expect(guideAddress('mock-backend.md#faults')).toBe('./?path=/docs/guides-the-mock-backend--docs#faults')
  expect(guideAddress('./testing.md')).toBe('./?path=/docs/guides-tests--docs')
  expect(guideAddress('unknown.md')).toBeNull()
  expect(guideAddress('https://example.org/testing.md')).toBeNull()
})
