import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SentMail } from '../../mocks/control/mails.ts'
import { ADMIN, DEMO_USER } from '../../mocks/worlds/people.ts'
import { KEEPERS_MANUAL_PAGES } from '../e2e/library.ts'
import { printPdf } from '../support/pdf.ts'
import type { Person } from './person.ts'
import type { Site } from './site.ts'
import { test } from './test.ts'

const QUESTION = 'How long does the horn need to reach its pressure?'

async function fillSignIn(person: Person, { email, password }: typeof DEMO_USER): Promise<void> {
  await person.type('Email', email)
  await person.type('Password', password)
  await person.press('button', 'Sign In')
}

async function signIn(person: Person): Promise<void> {
  await person.open('/knowledge-base')
  await fillSignIn(person, DEMO_USER)
  await person.waitForPath('/knowledge-base')
}

async function uploadManual(person: Person): Promise<void> {
  const manual = test.info().outputPath('keepers-manual.pdf')
  await mkdir(dirname(manual), { recursive: true })
  await writeFile(manual, printPdf(KEEPERS_MANUAL_PAGES))
  await person.upload(manual)
  await person.waitUntil(() =>
    [...document.querySelectorAll('[role=row], tr')].some(
      ({ textContent }) => textContent?.includes('keepers-manual.pdf') && textContent.includes('Indexed'),
    ),
  )
}

async function ask(person: Person): Promise<void> {
  await person.press('link', 'Chat')
  await person.type('Ask about your documents', QUESTION)
  await person.press('button', 'Send')
  await person.waitForText('The horn needs twenty-two minutes')
}

/** The address in the newest mail: of the demo's mailbox, or of the mock backend's list. */
async function newestLink(person: Person, { backend }: Site): Promise<string> {
  if (backend !== null) {
    const mails = (await (await fetch(`${backend}/__mock/mails`)).json()) as SentMail[]
    return mails.at(-1)?.link?.href ?? ''
  }
  await person.press('button', 'Mailbox.*')
  const readLink = () => document.querySelector('iframe')?.contentDocument?.querySelector('a')?.href
  await person.waitUntil(readLink)
  return String(await person.read(readLink))
}

test('apply', async ({ person }) => {
  await person.open('/')
  await person.press('button', 'Request Demo Access')
  await person.type('First name', 'Ada')
  await person.type('Last name', 'Quill')
  await person.type('Email', 'ada.quill@harbor-archive.example')
  await person.choose('Professional role', 'Researcher')
  await person.press('button', 'Continue')
  await person.type('Intended use case', 'Two hundred harbor logs, and what they contradict.')
  await person.press('button', 'Submit application')
  await person.waitForText('the setup link will be sent to ada.quill@harbor-archive.example')
})

test('sign in', async ({ person }) => {
  await person.open('/demo')
  await fillSignIn(person, DEMO_USER)
  await person.waitForPath('/dashboard')
  await person.waitForText('Backend Access')
})

test('upload', async ({ person }) => {
  await signIn(person)
  await uploadManual(person)
})

test('ask', async ({ person }) => {
  await signIn(person)
  await uploadManual(person)
  await ask(person)
})

test('cited page', async ({ person }) => {
  await signIn(person)
  await uploadManual(person)
  await ask(person)
  await person.press('button', 'Source 1: keepers-manual.*')
  await person.waitUntil(() => document.querySelector('[data-mark]') !== null)
  await person.waitUntil(() =>
    [...document.querySelectorAll('label')].some(
      ({ textContent, control }) =>
        textContent?.startsWith('Page') && (control as HTMLInputElement)?.value === '4',
    ),
  )
})

test('follow a link in a mail', async ({ person, site }) => {
  await person.open('/reset-password')
  await person.type('Email', DEMO_USER.email)
  await person.press('button', 'Send.*')
  await person.waitForText('Check your email')
  const link = await newestLink(person, site)
  await person.open('/')
  await person.open(link)
  await person.type('New password', 'Slow-wave sleep 7')
  await person.type('Confirm password', 'Slow-wave sleep 7')
  await person.press('button', 'Save password')
  await person.waitForText('Password changed')
})

test('Back and Forward', async ({ person }) => {
  await signIn(person)
  await person.press('link', 'Help Desk')
  await person.waitForPath('/help')
  await person.open('/settings')
  await person.waitForText('Backend Access')
  await person.back()
  await person.waitForPath('/help')
  await person.back()
  await person.waitForText('lantern-protocol.pdf')
  await person.forward()
  await person.forward()
  await person.waitForPath('/settings')
  await person.press('link', 'Knowledge Base')
  await person.waitForText('lantern-protocol.pdf')
})

test('offline', async ({ person, site }) => {
  await signIn(person)
  await person.waitUntil(async () => (await caches.match('/')) !== undefined)
  await person.waitUntil(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await site.disconnect()
  await person.reload()
  await person.press('link', 'Help Desk')
  await person.waitForText('Help Desk')
  await site.reconnect()
})

test('admin decision', async ({ person }) => {
  await person.open('/admin-dashboard')
  await fillSignIn(person, ADMIN)
  await person.press('button', 'Review: .*')
  await person.press('button', 'Approve')
  await person.waitForText('Undo')
  await person.waitForText('The setup email has been sent.')
})

test('sign out', async ({ person }) => {
  await signIn(person)
  await person.press('button', 'Log Out')
  await person.waitForPath('/')
  await person.open('/knowledge-base')
  await person.waitForPath('/demo')
})
