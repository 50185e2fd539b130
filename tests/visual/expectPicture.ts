import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { keepHash, readHashes } from './rawHashes.ts'
import { SCREENSHOT } from './screenshot.ts'

const hashesOf = new Map<string, ReadonlyMap<string, string>>()

/**
 * Compares the page with a story's baseline. Equal bytes are accepted at once, because comparing takes longer. With
 * `IDENTICAL_PICTURES`, set by scripts/visual.mjs, other bytes are refused.
 */
export async function expectPicture(page: Page, storyId: string): Promise<void> {
  const info = test.info()
  const { config, project } = info
  const name = `${storyId}.png`
  const hashes = hashesOf.get(project.name) ?? readHashes(project.name)
  hashesOf.set(project.name, hashes)
  if (process.env.IDENTICAL_PICTURES) {
    expect(await hashOf(page), 'The picture has the bytes of the baseline').toBe(hashes.get(storyId))
    return
  }
  const hasBaseline = existsSync(info.snapshotPath(name, { kind: 'screenshot' }))
  if (hasBaseline && config.updateSnapshots !== 'all' && (await hashOf(page)) === hashes.get(storyId)) return

  await expect(page).toHaveScreenshot(name)
  const isUpdate = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed'
  if (isUpdate) keepHash(project.name, storyId, await hashOf(page))
}

async function hashOf(page: Page): Promise<string> {
  return createHash('sha256')
    .update(await page.screenshot(SCREENSHOT))
    .digest('hex')
}
