import { ADMIN, APPROVED_APPLICANT, DEMO_USER, HOSTED_ONLY_USER } from '../people.ts'
import { addAccount } from '../rows/addAccount.ts'
import { addApplication } from '../rows/addApplication.ts'
import { addChat } from '../rows/addChat.ts'
import { addDocument, addWaitingDocument } from '../rows/addDocument.ts'
import type { World, WorldBuilder, WorldTables } from '../world.ts'
import { BAD_FILES } from './badFiles.ts'
import { chats } from './chats.ts'
import { library } from './library.ts'
import { namesOf } from './names.ts'
import { interestOf, waitlist } from './waitlist.ts'

/** The applications without accounts. Those of the users are added with their accounts. */
const APPLICATIONS = { pending: 188, approved: 51, rejected: 122 }

/** Users besides the demo user and the admin. */
const OTHER_USERS = 38
/** Of them, those who have not signed in since they registered, and those whose account was deactivated. */
const REGISTERED_ONLY = 8
const isDeactivated = (number: number) => number % 11 === 5

/**
 * Documents of the library that are ready to index. The others are indexed. Opening the knowledge base indexes them too,
 * unless auto-index is switched off in the settings.
 */
const isReadyToIndex = (number: number) => number % 9 === 4

/**
 * Documents in progress. They keep their status for half an hour, as if the queue were long, so that a reviewer sees each
 * status. Afterward they are processed like all others.
 */
const WAITING = { pending: 7, uploaded: 5, processing: 4 } as const
const WAITING_HOURS = 0.5

const PROBLEM_ON_OUR_SIDE = 'because of a problem on our side. Please try again.'

export const busy: World = {
  title: 'A busy library',
  description:
    'A beta with 400 applications, 40 users and one large library: 120 documents in every status and 30 chats.',
  people: { user: DEMO_USER, admin: ADMIN, hostedOnly: HOSTED_ONLY_USER, applicant: APPROVED_APPLICANT },

  async build(stage) {
    const { tables } = stage
    stage.hoursAgo(24 * 90)
    await stage.register(ADMIN)
    const { id } = await stage.register(DEMO_USER)
    await addWaitlist(stage)
    await addUsers(tables)
    await addLibrary(tables, id)
    for (const chat of chats().toReversed()) await addChat(tables, id, chat)
  },
}

async function addWaitlist(stage: WorldBuilder): Promise<void> {
  for (const application of waitlist(APPLICATIONS)) await addApplication(stage.tables, application)
  stage.hoursAgo(24 * 2)
  await stage.apply({ ...APPROVED_APPLICANT, interest: interestOf(3), decision: 'approved' })
  stage.hoursAgo(20)
  await stage.registerAtProvider(HOSTED_ONLY_USER)
}

/** The users, each with an application that led to the account. */
async function addUsers(tables: WorldTables): Promise<void> {
  for (const [i, { firstName, lastName, mailbox }] of namesOf(OTHER_USERS).entries()) {
    const email = `${mailbox}@beta-${i % 4}.example`
    const person = {
      email,
      firstName,
      lastName,
      password: 'engram-busy',
      machineName: 'Assistant',
      roles: ['user'],
    }
    const hoursAgo = 48 + (OTHER_USERS - i) * 50
    const account = await addAccount(tables, person, { hoursAgo: hoursAgo - 25, isActive: !isDeactivated(i) })
    await addApplication(tables, {
      firstName,
      lastName,
      email,
      interest: interestOf(i),
      status: i < OTHER_USERS - REGISTERED_ONLY ? 'active' : 'registered',
      notes: null,
      hoursAgo,
      ownerId: account.providerId,
    })
  }
}

async function addLibrary(tables: WorldTables, ownerId: string): Promise<void> {
  const texts = library()
  for (const [i, { filename, text }] of texts.entries())
    await addDocument(tables, ownerId, {
      filename,
      bytes: new TextEncoder().encode(text),
      hoursAgo: 30 + (texts.length - i) * 19,
      isIndexed: !isReadyToIndex(i),
    })
  for (const [i, file] of BAD_FILES.entries())
    await addDocument(tables, ownerId, { ...file, hoursAgo: 4 + i * 1.5, isIndexed: false })
  await addProblemsOnOurSide(tables, ownerId)
  await addWaiting(tables, ownerId)
}

/** A document that could not be read and one that could not be indexed. Both succeed when they are tried again. */
async function addProblemsOnOurSide(tables: WorldTables, ownerId: string): Promise<void> {
  const bytes = new TextEncoder().encode('# Cleaning\n\nThe electrodes are cleaned with warm water.\n')
  const unread = { filename: 'cleaning.md', bytes, hoursAgo: 3, isIndexed: false }
  const { id } = await addDocument(tables, ownerId, unread)
  tables.db.extracts.delete(id)
  await tables.db.documents.update(id, {
    status: 'failed',
    title: null,
    processed_at: null,
    failure_reason: `This document couldn't be read ${PROBLEM_ON_OUR_SIDE}`,
  })
  const unindexed = await addDocument(tables, ownerId, { ...unread, filename: 'cleaning-2.md' })
  await tables.db.documents.update(unindexed.id, {
    status: 'failed',
    failure_reason: `This document couldn't be indexed ${PROBLEM_ON_OUR_SIDE}`,
  })
}

async function addWaiting(tables: WorldTables, ownerId: string): Promise<void> {
  const waits_until = new Date(tables.timeAgo(-WAITING_HOURS)).toISOString()
  let number = 0
  for (const status of ['processing', 'uploaded', 'pending'] as const)
    for (let i = 0; i < WAITING[status]; i += 1) {
      number += 1
      const bytes = new TextEncoder().encode(
        `# Scan ${number}\n\nPage ${number} of the notebook of Pascal Obi.\n`,
      )
      const file = { filename: `notebook-scan-${number}.md`, bytes, hoursAgo: 1 - number / 20 }
      await addWaitingDocument(tables, ownerId, file, { status, waits_until })
    }
}
