import type { Page } from '@playwright/test'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
import { textFile } from '../e2e/files.ts'
import { openPanel, presenterPanel } from '../e2e/presenter.ts'
import { ask, fillSignIn, rowOf, upload } from '../e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'
import { measureMemory, type PageMemory } from './pageMemory.ts'

/** Each round signs in once, uploads two documents and asks six questions: 50 sign-ins, 100 uploads, 300 questions. */
const ROUNDS = Number(process.env.ENGRAM_ROUNDS ?? 50)
const UPLOADS = 2
const QUESTIONS = 6

/** What each value may be at the end, as a multiple of its value after the first tenth of the rounds. */
const MAX_GROWTH = 1.2

async function openPage(page: Page, name: string) {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Signs in through the landing page, without loading the page again. */
async function signIn(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Demo login' }).click()
  await fillSignIn(page, DEMO_USER.email, DEMO_USER.password)
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Moves the demo's clock, so that the documents that are being processed are completed at once. */
async function passMinute(page: Page) {
  const panel = await openPanel(page, 'Data, faults, clock')
  await panel.getByRole('button', { name: '+1 minute' }).click()
  await panel.getByRole('button', { name: 'Close the panel' }).click()
  await expect(presenterPanel(page)).toHaveCount(0)
}

async function uploadDocuments(page: Page, round: number) {
  await openPage(page, 'Knowledge Base')
  const files = Array.from({ length: UPLOADS }, (_, index) => {
    const station = round * UPLOADS + index
    const text = `# Station ${station}\n\nThe pump of station ${station} moves ${240 + station} liters per second. The key of station ${station} is kept by the water board.\n`
    return textFile(`station-${station}.md`, text)
  })
  await upload(page, files)
  for (const { name } of files) await expect(rowOf(page, name)).toBeVisible()
  await passMinute(page)
  for (const { name } of files) await expect(rowOf(page, name)).toContainText('Indexed')
}

async function askQuestions(page: Page, round: number) {
  await openPage(page, 'Chat')
  const answers = page.getByRole('log').getByRole('article')
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await ask(page, `How many liters does the pump of station ${round * UPLOADS} move? (${number})`)
    await expect(answers).toHaveCount(number * 2)
  }
  await page
    .getByRole('log')
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click()
}

/** Deletes all documents and chat sessions, so that the user has as much data after each round. */
async function deleteData(page: Page) {
  await openPage(page, 'System Settings')
  await page.getByRole('button', { name: 'Delete all data' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all data' }).click()
  await expect(page.getByText('Your data was deleted', { exact: true })).toBeVisible()
}

test('an hour of use leaves at most 1.2 times the memory that the page had after the first tenth', async ({
  page,
}) => {
  await page.goto('/')
  const measure = await measureMemory(page)
  const tenth = Math.max(1, Math.round(ROUNDS / 10))
  const measured: PageMemory[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    await signIn(page)
    await uploadDocuments(page, round)
    await askQuestions(page, round)
    await deleteData(page)
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (round % tenth > 0) continue
    const memory = await measure()
    measured.push(memory)
    console.log(
      `round ${round}: ${memory.heap.toFixed(1)} MB, ${memory.nodes} nodes, ${memory.listeners} listeners`,
    )
  }
  const [first, last] = [measured[0], measured.at(-1)]
  for (const key of ['heap', 'nodes', 'listeners'] as const)
    expect.soft((last?.[key] ?? 0) / (first?.[key] ?? 0), key).toBeLessThanOrEqual(MAX_GROWTH)
})
