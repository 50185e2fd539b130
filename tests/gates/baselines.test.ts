import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../visual/baselines', import.meta.url))

test('the baseline pictures are smaller than 30 MB in total', () => {
  const pictures = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(({ name }) =>
    name.endsWith('.png'),
  )
  const bytes = pictures.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  expect(pictures.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(30 * 1024 * 1024)
})
