import { createHash } from 'node:crypto'
import type { ElementHandle, Page } from 'playwright'
import { ROLES } from '../../mocks/demo/people/roles.ts'
import { SCENARIO_NAMES, SCENARIOS } from '../../mocks/faults/scenarios.ts'
import { ADMIN, DEMO_USER } from '../../mocks/worlds/people.ts'
import { PATHS } from '../../src/domain/paths.ts'
import { openPanel, panelHandle, presenterPanel } from '../e2e/presenter.ts'
import { typeShifted } from '../e2e/steps.ts'
import type { Part } from './pageState.ts'

/** A walk at a step: steps so far in words, and how often each part was pressed. The same name takes the same steps. */
export interface Walk {
  readonly name: string
  step: number
  page: Page
  readonly said: string[]
  readonly presses: Map<string, number>
  readonly settle: (quietMs?: number) => Promise<unknown>
}

const PAGES = [...Object.values(PATHS), PATHS.home, PATHS.home, PATHS.chat, PATHS.chat, PATHS.chat]
const WORLDS = ['demo', 'demo', 'demo', 'busy', 'contradictions', 'fresh-beta', 'empty', 'spanish']
/** Without a random part, so that the same walk meets the same failures. */
const FAULTS = SCENARIO_NAMES.filter((name) => !SCENARIOS[name].faults.join().includes('@'))
const CLOCKS = ['+1 minute', '+1 day', '+8 days', 'Expire the session now']
const KEYS = ['Escape', 'Tab', 'ArrowDown', 'End', 'Enter', 'Control+k', '?', '/', 'ATLAS', 'GO']
const EMAILS = [DEMO_USER.email, ADMIN.email, 'walker@lab.example', 'walker@lab']
const PASSWORDS = [DEMO_USER.password, ADMIN.password, 'Engram-walk-1', 'short']
const TEXTS = ['How loud are the cues?', 'Walker', '   ', '日本語 🧠 مرحبا <b>&amp;', 'words '.repeat(150)]

/** At least 0, less than 1. */
const chance = ({ name, step }: Walk, key: string) =>
  createHash('sha256').update(`${name}/${step}/${key}`).digest().readUInt32BE() / 2 ** 32
const oneOf = (walk: Walk, key: string, items: readonly string[]) =>
  items[Math.floor(chance(walk, key) * items.length)] ?? ''

/** Usable parts, those that were pressed least first. A part that appears late rarely changes which one that is. */
async function partsOf(walk: Walk, isText: boolean): Promise<Part[]> {
  const parts = await (await walk.page.waitForFunction(() => window.walk?.listParts())).jsonValue()
  const order = (part: Part) => (walk.presses.get(keyOf(part)) ?? 0) + chance(walk, keyOf(part))
  const found = parts.filter(({ kind }) => (kind === 'text field') === isText)
  return found.toSorted((a, b) => order(a) - order(b))
}
const keyOf = ({ kind, name }: Part) => `${kind} “${name.replace(/\d+/g, '#')}”`

/** Notes and takes a step, unless the part has disappeared or is covered. */
async function use(walk: Walk, words: string, part: Part, action: (element: ElementHandle) => Promise<void>) {
  walk.said.push(`${words} the ${part.kind} “${part.name}”`)
  walk.presses.set(keyOf(part), (walk.presses.get(keyOf(part)) ?? 0) + 1)
  try {
    const element = (await walk.page.evaluateHandle((at) => window.walk.elements[at], part.index)).asElement()
    if (element) await action(element)
  } catch (error) {
    if (!/not attached|context was destroyed|Timeout/.test(String(error))) throw error
  }
}

async function press(walk: Walk): Promise<void> {
  const [part] = await partsOf(walk, false)
  const name = oneOf(walk, 'file', ['walk.md', 'walk.txt', 'broken.pdf'])
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from('The pump moves 240 liters per second.') }
  const options = { clickCount: chance(walk, 'twice') < 0.1 ? 2 : 1, timeout: 2000 }
  if (part?.type === 'file') await use(walk, `Choose ${name} for`, part, (input) => input.setInputFiles(file))
  else if (part) await use(walk, `Press (${options.clickCount})`, part, (element) => element.click(options))
}

async function pressKey(walk: Walk, key = oneOf(walk, 'key', KEYS)): Promise<void> {
  walk.said.push(`Press ${key}`)
  await (/^[A-Z]{2,}$/.test(key) ? typeShifted(walk.page, key) : walk.page.keyboard.press(key))
}

/** Fills one text field or all, then often leaves before the text is sent. */
async function type(walk: Walk): Promise<void> {
  const fields = await partsOf(walk, true)
  for (const field of chance(walk, 'all') < 0.3 ? fields : fields.slice(0, 1)) {
    const others = /email/i.test(field.type + field.name) ? EMAILS : TEXTS
    const text = oneOf(walk, field.name, field.type === 'password' ? PASSWORDS : others)
    await use(walk, `Type “${text.slice(0, 40)}” into`, field, (input) => input.fill(text, { timeout: 2000 }))
  }
  if (fields.length === 0 || chance(walk, 'then') < 0.2) await press(walk)
  else if (chance(walk, 'then') < 0.4) await pressKey(walk, 'Enter')
  else if (chance(walk, 'then') < 0.7) await leave(walk, 'Reload', () => walk.page.reload())
}

/** Leaves the page and returns. Fails if a draft is lost: a text of several lines, or of the application form. */
async function leave(walk: Walk, words: string, action: () => Promise<unknown>): Promise<void> {
  const url = walk.page.url()
  const kept = new URL(url).pathname === PATHS.home ? /^text/ : /textarea/
  const drafts = (await partsOf(walk, true)).filter(({ type, value }) => value.trim() && kept.test(type))
  walk.said.push(words)
  await action()
  await walk.settle()
  await walk.page.keyboard.press('End').then(() => walk.settle(1000)) // Loads the application form.
  const shown = walk.page.url() === url ? await partsOf(walk, true) : []
  const lost = drafts.find(({ name, value }) => shown.some((now) => now.name === name && now.value !== value))
  if (lost) throw new Error(`The text in “${lost.name}” is lost: “${lost.value}”.`)
}

async function goBack(walk: Walk): Promise<void> {
  if (!(await walk.page.evaluate('navigation.canGoBack'))) return press(walk)
  const isReturning = chance(walk, 'forward') < 0.4
  await leave(walk, `Go back${isReturning ? ' and forward' : ''}`, async () => {
    await walk.page.goBack({ waitUntil: 'commit' })
    await walk.settle()
    if (isReturning) await walk.page.goForward({ waitUntil: 'commit' })
  })
}

async function reload(walk: Walk): Promise<void> {
  await press(walk)
  walk.said.push('Reload at once')
  await walk.page.reload()
}

/** Opens a second tab, or goes to the other one and sometimes closes this one. */
async function changeTab(walk: Walk): Promise<void> {
  const { page } = walk
  const tabs = page.context().pages()
  const other = tabs[tabs[0] === page ? 1 : 0]
  const isClosing = other !== undefined && chance(walk, 'close') < 0.5
  walk.said.push(other ? `Go to the other tab${isClosing ? ' and close this one' : ''}` : 'Open a second tab')
  walk.page = other ?? (await page.context().newPage())
  if (other === undefined) await walk.page.goto(page.url())
  if (isClosing) await page.close()
}

/** Ends all faults, adds one or moves the clock in the presenter panel, unless something covers its button. */
async function control(walk: Walk): Promise<void> {
  const handle = panelHandle(walk.page).click({ trial: true, timeout: 1000 })
  if (!(await handle.then(() => true).catch(() => false))) return press(walk)
  const panel = await openPanel(walk.page, 'Data, faults, clock')
  const [fault, end] = [oneOf(walk, 'fault', FAULTS), 'Turn all faults off']
  const change = (await panel.getByText(end).count()) > 0 ? end : 'Add the fault'
  const name = oneOf(walk, 'control', [...CLOCKS, ...Array(8).fill(change)])
  walk.said.push(name === 'Add the fault' ? `${name} ${fault}` : name)
  await panel.getByLabel('Another fault').fill(fault)
  await panel.getByRole('button', { name }).press('Enter')
  await panel.getByRole('button', { name: 'Close the panel' }).press('Enter')
}

/** Opens a page in a world as a person, sometimes with a fault. */
async function openWorld(walk: Walk): Promise<void> {
  const fault = chance(walk, 'has fault') < 0.1 ? `&fault=${oneOf(walk, 'fault', FAULTS)}` : ''
  const [world, as] = [oneOf(walk, 'world', WORLDS), oneOf(walk, 'as', ROLES)]
  const link = `/?world=${world}&as=${as}&at=${oneOf(walk, 'at', PAGES)}${fault}`
  walk.said.push(`Open the link ${link}`)
  await walk.page.goto(link)
  const panel = presenterPanel(walk.page)
  // The panel opens if a part could not be applied.
  await panel.or(walk.page.getByText('The link has replaced')).first().waitFor({ timeout: 60_000 })
  if ((await panel.count()) > 0) await panel.getByRole('button', { name: 'Close the panel' }).press('Enter')
}

/** Half of the steps, each as often as it is listed here. */
const OTHERS = [type, type, type, type, pressKey, goBack, reload, changeTab, control, control]

export async function takeStep(walk: Walk): Promise<void> {
  const number = chance(walk, 'step')
  if (walk.step === 0 || number > 0.98) return openWorld(walk)
  await (OTHERS[Math.floor(number * 20)] ?? press)(walk)
}
