import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readImportGraph } from '../../../scripts/visual/importGraph.ts'

/** A folder with these files; deleted after the test. */
function folderOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'engram-imports-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('the import graph follows imports, exports, dynamic imports, queries and globs, but neither types nor packages', () => {
  const root = folderOf({
    'stories/a.stories.tsx': [
      "import { B } from '../src/b.ts'",
      "import type { T } from '../src/types.ts'",
      "import { useState } from 'react'",
      "import text from '../docs/guide.md?raw'",
      "const Lazy = lazy(() => import('../src/lazy.tsx'))",
      "const icons = import.meta.glob<string>(['../icons/*.svg'], { eager: true })",
    ].join('\n'),
    'src/b.ts': "export { c } from './c.css.ts'\nexport type { T } from './types.ts'\n",
    'src/c.css.ts': '',
    'src/types.ts': '',
    'src/lazy.tsx': "import './b.ts'",
    'src/unused.ts': '',
    'docs/guide.md': '',
    'icons/1.svg': '',
  })
  expect(Object.fromEntries(readImportGraph(root, ['stories/a.stories.tsx']))).toEqual({
    'stories/a.stories.tsx': ['src/b.ts', 'docs/guide.md', 'src/lazy.tsx', 'icons/1.svg'],
    'src/b.ts': ['src/c.css.ts'],
    'src/c.css.ts': [],
    'src/lazy.tsx': ['src/b.ts'],
    'docs/guide.md': [],
    'icons/1.svg': [],
  })
})
