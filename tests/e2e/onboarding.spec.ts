import type { Page } from '@playwright/test'
import { APPROVED_APPLICANT, DEMO_USER } from '../../mocks/worlds/people.ts'
import { leave } from './adminArea.ts'
import { storedText } from './newcomer.ts'
import { becomeRole } from './presenter.ts'
import { interruptRequests } from './requests.ts'
import { fillSignIn, typeShifted } from './steps.ts'
import { expect, test } from './test.ts'

const { email, password } = APPROVED_APPLICANT
const QUESTIONS = 5

const isAtStep = (page: Page, step: number) =>
  expect(page.getByText(`Step ${step} of 7`).first()).toBeVisible()

/** Opens the setup link of the approved applicant and chooses the password, which opens onboarding. */
async function setUpAccount(page: Page): Promise<void> {
  await page.goto('/')
  await becomeRole(page, APPROVED_APPLICANT.lastName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/onboarding/)
}

/** Names the assistant Pharos and answers so many questions, each with the last answer. */
async function answer(page: Page, questions: number): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('AI name').fill('Pharos')
  await page.keyboard.press('Enter')
  for (let question = 1; question <= questions; question += 1) {
    await isAtStep(page, question + 2)
    await page.getByRole('radio').last().click()
  }
}

async function reachLastStep(page: Page): Promise<void> {
  await setUpAccount(page)
  await answer(page, QUESTIONS - 1)
  await isAtStep(page, 7)
}

async function signInAt(page: Page): Promise<void> {
  await page.goto('/demo')
  await fillSignIn(page, email, password)
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function expectPharos(page: Page): Promise<void> {
  await page.goto('/settings')
  await expect(page.getByLabel('AI assistant name')).toHaveValue('Pharos')
}

test('onboarding that was closed at its last step is offered after the sign-in, and continues there', async ({
  page,
  context,
}) => {
  await reachLastStep(page)
  const later = await context.newPage()
  await later.goto('/')
  await page.close()
  await signInAt(later)
  await later.getByRole('link', { name: 'Finish onboarding' }).click()
  await isAtStep(later, 7)
  await later.getByRole('radio').last().click()
  await expect(later).toHaveURL(/\/dashboard$/)
  await expect(later.getByRole('link', { name: 'Finish onboarding' })).toHaveCount(0)
  await expectPharos(later)
})

test('onboarding keeps its answers if the user signs in in another tab meanwhile', async ({
  page,
  context,
}) => {
  await reachLastStep(page)
  const other = await context.newPage()
  await signInAt(other)
  const offer = other.getByRole('link', { name: 'Finish onboarding' })
  await expect(offer).toBeVisible()
  await other.getByRole('main').getByRole('button', { name: 'Dismiss' }).click()
  await expect(offer).toHaveCount(0)
  await expect(other.locator('header:focus').getByRole('heading', { level: 1 })).toBeVisible()
  await isAtStep(page, 7)
  await page.getByRole('radio').last().click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectPharos(other)
})

test('somebody else who signs in on the device sees nothing of an onboarding, which its owner can continue', async ({
  page,
  context,
}) => {
  await reachLastStep(page)
  const other = await context.newPage()
  await other.goto('/demo')
  await fillSignIn(other, DEMO_USER.email, DEMO_USER.password)
  await expect(other).toHaveURL(/\/dashboard$/)
  await isAtStep(page, 1)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(DEMO_USER.firstName)
  await expect(page.getByText('Pharos')).toHaveCount(0)
  expect(await storedText(page)).not.toContain(password)
  await leave(other)
  await signInAt(other)
  await other.getByRole('link', { name: 'Finish onboarding' }).click()
  await isAtStep(other, 7)
})

test('an account created while the backend was down gets its backend account and answers at a later sign-in', async ({
  page,
}) => {
  const backend = await interruptRequests(page, '/api/v1/')
  await page.goto('/demo')
  await expect(page.getByLabel('Email')).toBeVisible()
  await typeShifted(page, 'GO')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await backend.disconnect()
  const ada = 'ada.quill@harbor-archive.example'
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Quill')
  await page.getByLabel('Email').fill(ada)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password)
  await page.getByRole('button', { name: 'Create Account & Continue' }).click()
  await answer(page, QUESTIONS)
  await expect(page).toHaveURL(/\/dashboard$/)
  await leave(page)

  for (const badge of ['Supabase Auth', 'Backend Access']) {
    await page.goto('/demo')
    await fillSignIn(page, ada, password)
    await expect(page.getByText(badge, { exact: true })).toBeVisible()
    await backend.reconnect()
    if (badge === 'Supabase Auth') await leave(page)
  }
  await expectPharos(page)
})

test('Back returns to the previous step of onboarding, and only the first step leaves it', async ({
  page,
}) => {
  await setUpAccount(page)
  await answer(page, 2)
  await isAtStep(page, 5)
  for (const step of [4, 3, 2, 1]) {
    await page.goBack()
    await isAtStep(page, step)
  }
  await page.goForward()
  await expect(page.getByLabel('AI name')).toHaveValue('Pharos')
  await page.goForward()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await page.reload()
  await isAtStep(page, 3)
  await page.getByRole('button', { name: 'Previous' }).click()
  await isAtStep(page, 2)
  await page.goBack()
  await isAtStep(page, 1)
  await page.goBack()
  await expect(page).not.toHaveURL(/\/onboarding/)
})
