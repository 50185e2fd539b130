import { createHash } from 'node:crypto'
import type { ElementHandle, Page } from 'playwright'
import { ROLES } from '../../mocks/demo/people/roles.ts'
import { SCENARIO_NAMES, SCENARIOS } from '../../mocks/faults/scenarios.ts'
import { ADMIN, DEMO_USER } from '../../mocks/worlds/people.ts'
import { PATHS } from '../../src/domain/paths.ts'
import { messageOf } from '../../src/lib/messageOf.ts'
import { openPanel, panelHandle, presenterPanel } from '../e2e/presenter.ts'
import { typeShifted } from '../e2e/steps.ts'
import type { Part } from './pageState.ts'

/** A walk at a step. Walks of the same name take the same steps. */
export interface Walk {
  readonly name: string
  step: number
  page: Page
  /** The steps in words. */
  readonly said: string[]
  /** How often each part was pressed, by page, kind and name. */
  readonly presses: Map<string, number>
  readonly typed: Set<string>
  /** Waits until the page stands still. */
  settle(): Promise<void>
}

const WORLDS = ['demo', 'demo', 'demo', 'busy', 'contradictions', 'fresh-beta', 'empty', 'spanish']
/** Without a random part, so that the same walk meets the same failures. */
const SURE_SCENARIOS = SCENARIO_NAMES.filter((name) => !SCENARIOS[name].faults.join().includes('@'))
const FAULTS = [...SURE_SCENARIOS, 'api:malformed-json', 'provider:empty', 'askQuestion:status=503']
const CLOCKS = ['+1 minute', '+1 day', '+8 days', 'Expire the session now']
/** The last two are hidden shortcuts. */
const KEYS = ['Escape', 'Tab', 'ArrowDown', 'End', 'Enter', 'Control+k', '?', '/', 'ATLAS', 'GO']
const FILES = ['walk.md', 'walk.txt', 'broken.pdf', 'walk.exe']
const EMAILS = [DEMO_USER.email, ADMIN.email, 'walker@lab.example', 'walker@lab']
const PASSWORDS = [DEMO_USER.password, ADMIN.password, 'Engram-walk-1', 'short']
const LONG = 'A long text of many words that goes on. '.repeat(20)
const TEXTS = [
  'How loud are the sound cues?',
  'Walker',
  '   ',
  '0.5',
  'spindle',
  '日本語 🧠 مرحبا <b>&amp;',
  LONG,
]

/** At least 0, less than 1. */
const chance = ({ name, step }: Walk, key: string) =>
  createHash('sha256').update(`${name}/${step}/${key}`).digest().readUInt32BE() / 2 ** 32

const oneOf = (walk: Walk, key: string, items: readonly string[]) =>
  items[Math.floor(chance(walk, key) * items.length)] ?? ''

const keyOf = ({ kind, name }: Part) => `${kind}/${name.replace(/\d+/g, '#')}`

const partsOf = ({ page }: Walk) => page.evaluate(() => window.walk.listParts())
const textFieldsOf = async (walk: Walk) => (await partsOf(walk)).filter(({ kind }) => kind === 'text field')

/** Notes a step and uses a part, unless it has disappeared in the meantime or something covers it. */
async function use(
  { page, said }: Walk,
  words: string,
  part: Part,
  action: (element: ElementHandle) => Promise<void>,
) {
  said.push(`${words} “${part.name}”`)
  try {
    await action((await page.evaluateHandle((at) => window.walk.elements[at], part.index)) as ElementHandle)
  } catch (error) {
    if (!/not attached|context was destroyed|Timeout/.test(messageOf(error))) throw error
  }
}

/** Presses one of the parts that were pressed least: a part that appears late rarely changes which one. */
async function press(walk: Walk): Promise<void> {
  const parts = (await partsOf(walk)).filter(({ kind }) => kind !== 'text field')
  const idOf = (part: Part) => new URL(walk.page.url()).pathname + keyOf(part)
  const pressesOf = (part: Part) => walk.presses.get(idOf(part)) ?? 0
  const order = (a: Part, b: Part) =>
    pressesOf(a) - pressesOf(b) || chance(walk, keyOf(a)) - chance(walk, keyOf(b))
  const part = parts.toSorted(order)[0]
  if (part === undefined) return
  walk.presses.set(idOf(part), pressesOf(part) + 1)
  const name = oneOf(walk, 'file', FILES)
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from('The pump moves 240 liters per second.') }
  const clickCount = chance(walk, 'twice') < 0.1 ? 2 : 1
  if (part.type === 'file') await use(walk, `Upload ${name} to`, part, (input) => input.setInputFiles(file))
  else
    await use(walk, `Press ${clickCount === 2 ? 'twice ' : ''}the ${part.kind}`, part, (element) =>
      element.click({ clickCount, timeout: 2000 }),
    )
}

/** Fills one text field or all. */
async function type(walk: Walk): Promise<void> {
  const fields = (await textFieldsOf(walk)).toSorted(
    (a, b) => chance(walk, keyOf(a)) - chance(walk, keyOf(b)),
  )
  for (const field of chance(walk, 'all') < 0.3 ? fields : fields.slice(0, 1)) {
    const texts =
      field.type === 'password' ? PASSWORDS : /email/i.test(field.type + field.name) ? EMAILS : TEXTS
    const text = oneOf(walk, `text/${field.name}`, texts)
    walk.typed.add(text)
    await use(walk, `Type “${text.slice(0, 40)}” into`, field, (element) =>
      element.fill(text, { timeout: 2000 }),
    )
  }
  if (fields.length === 0 || chance(walk, 'then') < 0.3) await press(walk)
  else if (chance(walk, 'then') < 0.6) await pressKey(walk, 'Enter')
}

async function pressKey({ page, said }: Walk, key: string): Promise<void> {
  said.push(`Press ${key}`)
  await (/^[A-Z]{2,}$/.test(key) ? typeShifted(page, key) : page.keyboard.press(key))
}

/** Leaves the page and returns. Fails if a typed text of several lines is lost although its field is shown. */
async function leave(walk: Walk, words: string, action: () => Promise<unknown>): Promise<void> {
  const isDraft = ({ type, value }: Part) => type === 'textarea' && walk.typed.has(value)
  const drafts = (await textFieldsOf(walk)).filter(isDraft)
  walk.said.push(words)
  await action()
  await walk.settle()
  const fields = await textFieldsOf(walk)
  for (const { name, value } of drafts) {
    const shown = fields.find((field) => field.name === name)?.value ?? value
    if (shown !== value) throw new Error(`The draft in “${name}” is lost: “${value}”, now “${shown}”.`)
  }
}

async function goBack(walk: Walk): Promise<void> {
  const { page, said } = walk
  if (!(await page.evaluate('navigation.canGoBack'))) return press(walk)
  const back = () => page.goBack({ waitUntil: 'commit' })
  if (chance(walk, 'forward') < 0.4)
    return leave(walk, 'Go back and forward', async () => {
      await back()
      await walk.settle()
      await page.goForward({ waitUntil: 'commit' })
    })
  said.push('Go back')
  await back()
}

async function reload(walk: Walk): Promise<void> {
  if (chance(walk, 'hurry') < 0.6) return leave(walk, 'Reload', () => walk.page.reload())
  await press(walk)
  walk.said.push('Reload at once')
  await walk.page.reload()
}

/** Opens a second tab, or goes to the other one and sometimes closes this one. */
async function changeTab(walk: Walk): Promise<void> {
  const { page, said } = walk
  const tabs = page.context().pages()
  const other = tabs[tabs[0] === page ? 1 : 0]
  const isClosing = other !== undefined && chance(walk, 'close') < 0.5
  said.push(other ? `Go to the other tab${isClosing ? ' and close this one' : ''}` : 'Open a second tab')
  walk.page = other ?? (await page.context().newPage())
  if (other === undefined) await walk.page.goto(page.url())
  if (isClosing) await page.close()
  await walk.page.bringToFront()
}

/** Ends the faults, adds one or moves the clock in the presenter panel, unless a dialog covers it. */
async function control(walk: Walk): Promise<void> {
  if ((await panelHandle(walk.page).count()) === 0) return press(walk)
  const panel = await openPanel(walk.page, 'World, faults, clock')
  const end = panel.getByRole('button', { name: 'Turn all faults off' })
  const fault = (await end.count()) === 0 && chance(walk, 'control') < 0.6 ? oneOf(walk, 'fault', FAULTS) : ''
  const clock = panel.getByRole('button', { name: oneOf(walk, 'clock', CLOCKS) })
  walk.said.push(
    fault
      ? `Add the fault ${fault}`
      : (await end.count())
        ? 'Turn all faults off'
        : `${oneOf(walk, 'clock', CLOCKS)}`,
  )
  if (fault !== '') await panel.getByLabel('Another fault').fill(fault)
  const button =
    fault === ''
      ? (await end.count()) > 0
        ? end
        : clock
      : panel.getByRole('button', { name: 'Add the fault' })
  await button.click()
  await panel.getByRole('button', { name: 'Close the panel' }).click()
}

/** Opens a page in a world as a person, sometimes with a fault. */
export async function openWorld(walk: Walk): Promise<void> {
  const { page, said } = walk
  const fault = chance(walk, 'has fault') < 0.1 ? `&fault=${oneOf(walk, 'fault', FAULTS)}` : ''
  const at = oneOf(walk, 'at', Object.values(PATHS))
  const link = `/?world=${oneOf(walk, 'world', WORLDS)}&as=${oneOf(walk, 'as', ROLES)}&at=${at}${fault}`
  said.push(`Open the link ${link}`)
  await page.goto(link)
  const panel = presenterPanel(page)
  // The panel opens if a part could not be applied.
  await panel.or(page.getByText('The link has replaced the data of this demo')).first().waitFor()
  if ((await panel.count()) > 0) await panel.getByRole('button', { name: 'Close the panel' }).click()
}

/** What is done in a hundred steps. */
const WEIGHTS = new Map<(walk: Walk) => Promise<unknown>, number>([
  [press, 48],
  [type, 22],
  [(walk) => pressKey(walk, oneOf(walk, 'key', KEYS)), 6],
  [goBack, 7],
  [reload, 5],
  [changeTab, 4],
  [control, 6],
  [openWorld, 2],
])

export async function takeStep(walk: Walk): Promise<void> {
  let rest = chance(walk, 'step') * 100
  for (const [step, weight] of WEIGHTS) {
    rest -= weight
    if (rest < 0) return void (await step(walk))
  }
}
