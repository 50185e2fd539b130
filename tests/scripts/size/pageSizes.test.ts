import { expect, test } from 'vitest'
import type { BuiltFiles } from '../../../scripts/size/builtFiles.ts'
import { pageSizes } from '../../../scripts/size/pageSizes.ts'

const STYLES = `
  @font-face{font-family:A;src:url(/assets/a.woff2);unicode-range:U+0000-00FF,U+0131}
  @font-face{font-family:A;src:url(/assets/a-ext.woff2);unicode-range:U+0100-02BA}`

/** A build in which each page has a script of its own, beside one for all pages. */
function buildWith(kib: Record<string, number>): BuiltFiles {
  return {
    filesOf: (modules) => new Set(['all.css', ...modules.map((module) => module.replace(/\.\w+$/, '.js'))]),
    read: (file) => Buffer.from(file.endsWith('.css') ? STYLES : 'x'.repeat(2048)),
    kibOf: (files) => [...files].reduce((sum, file) => sum + (kib[file] ?? 1), 0),
  }
}

test('the size of a page counts all its files; those that no other page loads are its own', () => {
  const [home] = pageSizes(buildWith({ 'index.js': 50, 'src/app/pages/LandingPage.js': 5 }))
  expect(home).toMatchObject({ page: 'landing', javascript: 55, own: 5, css: 1 })
})

test('only the fonts of English text count', () => {
  expect(pageSizes(buildWith({}))[0]?.fonts).toBe(2)
})

test('a page that exceeds its budget is a problem', () => {
  const sizes = pageSizes(buildWith({ 'src/flows/chat/ChatScreen.js': 95 }))
  expect(sizes.flatMap(({ problems }) => problems)).toContain(
    'chat: JavaScript of its own 95.0 KiB, at most 94 KiB.',
  )
})
