import type { BrowserContext, Page } from 'playwright'
import { ROLES } from '../../mocks/demo/people/roles.ts'
import { SCENARIO_NAMES, SCENARIOS } from '../../mocks/faults/scenarios.ts'
import { ADMIN, DEMO_USER } from '../../mocks/worlds/people.ts'
import { PATHS } from '../../src/domain/paths.ts'
import { openPanel, presenterPanel } from '../e2e/presenter.ts'
import { typeShifted } from '../e2e/steps.ts'
import type { Choose } from './choose.ts'
import type { Part } from './pageState.ts'

/** A walk at its current step. */
export interface Walk {
  readonly context: BrowserContext
  page: Page
  /** For the current step. */
  choose: Choose
  /** How often each part was pressed: those pressed least come first. */
  readonly presses: Map<string, number>
  /** What was typed, to know what a reload may not lose. */
  readonly typed: Set<string>
  hasFaults: boolean
  /** Notes the step in words, before it is taken. */
  say(words: string): void
  /** Waits until the page stands still. */
  settle(): Promise<void>
}

type Step = (walk: Walk) => Promise<void>

/** Worlds by how often they are opened: the large ones are slow. */
const WORLDS = ['demo', 'demo', 'demo', 'busy', 'contradictions', 'fresh-beta', 'empty', 'spanish']
/** Without a random part, so that the same walk meets the same faults. */
const FAULTS = [
  ...SCENARIO_NAMES.filter((name) => !SCENARIOS[name].faults.some((fault) => fault.includes('@'))),
  'api:malformed-json',
  'provider:empty',
  'askQuestion:status=503',
  'listDocuments:network',
  'rest/waitlist_submissions:status=500',
]
const CLOCKS = ['+1 minute', '+1 day', '+8 days', 'Expire the session now']
const EMAILS = [DEMO_USER.email, ADMIN.email, 'walker@lab.example', 'walker@lab']
const PASSWORDS = [DEMO_USER.password, ADMIN.password, 'Engram-walk-1', 'short']
const TEXTS = [
  'How loud are the sound cues?',
  'Walker',
  '   ',
  '0.5',
  'spindle',
  '日本語 🧠 مرحبا \u202e<b>&amp;',
  'A long text of many words that goes on. '.repeat(20),
]
const KEYS = ['Escape', 'Tab', 'ArrowDown', 'End', 'Enter', 'Control+k', '?', '/']

const parts = (page: Page) => page.evaluate(() => window.walk.listParts())
const keyOf = ({ kind, name }: Part) => `${kind}/${name.replace(/\d+/g, '#')}`

async function handleOf(page: Page, { index }: Part) {
  const handle = await page.evaluateHandle((at) => window.walk.elements[at], index)
  return handle.asElement()
}

async function pressOne(walk: Walk, how: string, clickCount: number): Promise<void> {
  const { page, choose, presses } = walk
  const all = (await parts(page)).filter(({ kind, type }) => kind !== 'text field' && type !== 'file')
  const path = new URL(page.url()).pathname
  const countOf = (part: Part) => presses.get(path + keyOf(part)) ?? 0
  const least = Math.min(...all.map(countOf))
  const part = choose.ranked('press', all.filter((each) => countOf(each) === least), keyOf)
  if (part === undefined) return walk.say('Find nothing to press')
  presses.set(path + keyOf(part), least + 1)
  walk.say(`${how} the ${part.kind} “${part.name}”`)
  const element = await handleOf(page, part)
  await element?.click({ clickCount, timeout: 10_000 })
}

/** The text for a field of this type. */
function textFor({ choose }: Walk, part: Part): string {
  const key = `text/${part.name}`
  if (part.type === 'password') return choose.one(key, PASSWORDS)
  return choose.one(key, part.type === 'email' || /email/i.test(part.name) ? EMAILS : TEXTS)
}

async function type(walk: Walk, part: Part): Promise<void> {
  const text = textFor(walk, part)
  walk.say(`Type “${text}” into “${part.name}”`)
  const field = await handleOf(walk.page, part)
  await field?.fill(text, { timeout: 10_000 })
  walk.typed.add(text)
}

const texts = async ({ page }: Walk) => (await parts(page)).filter(({ kind }) => kind === 'text field')

/** Fails if a text that was typed is gone while its field is shown. The page may ask before it is left. */
async function keepsDrafts(walk: Walk, leave: () => Promise<unknown>): Promise<void> {
  let asked = false
  walk.page.once('dialog', () => {
    asked = true
  })
  const path = walk.page.url()
  const before = (await texts(walk)).filter(({ value, type }) => walk.typed.has(value) && type !== 'password')
  await leave()
  await walk.settle()
  if (asked || walk.page.url() !== path) return
  const after = await texts(walk)
  for (const { name, value } of before) {
    const found = after.find((part) => part.name === name)
    if (found !== undefined && found.value !== value)
      throw new Error(`The draft in “${name}” is lost: “${value}” became “${found.value}”`)
  }
}

async function useControls(walk: Walk, use: (panel: ReturnType<typeof presenterPanel>) => Promise<void>) {
  const panel = await openPanel(walk.page, 'World, faults, clock')
  await use(panel)
  await walk.settle()
  if ((await panel.count()) > 0) await panel.getByRole('button', { name: 'Close the panel' }).click()
}

async function openLink({ page, say }: Walk, link: string): Promise<void> {
  say(`Open the link ${link}`)
  await page.goto(link)
  const panel = presenterPanel(page)
  // The panel says which parts could not be applied.
  await panel.or(page.getByText('The link has replaced the data of this demo')).first().waitFor()
  if ((await panel.count()) > 0) await panel.getByRole('button', { name: 'Close the panel' }).click()
}

const steps: Record<string, readonly [weight: number, step: Step]> = {
  press: [46, (walk) => pressOne(walk, 'Press', 1)],
  pressTwice: [4, (walk) => pressOne(walk, 'Press twice', 2)],
  type: [
    12,
    async (walk) => {
      const part = walk.choose.ranked('type', await texts(walk), keyOf)
      if (part === undefined) return pressOne(walk, 'Press', 1)
      await type(walk, part)
      if (walk.choose.number('enter') < 0.5) return
      walk.say('Press Enter')
      await walk.page.keyboard.press('Enter')
    },
  ],
  fillAll: [
    6,
    async (walk) => {
      const all = await texts(walk)
      if (all.length === 0) return pressOne(walk, 'Press', 1)
      for (const part of all) await type(walk, part)
    },
  ],
  key: [
    5,
    async (walk) => {
      const key = walk.choose.one('key', KEYS)
      walk.say(`Press the key ${key}`)
      await walk.page.keyboard.press(key)
    },
  ],
  back: [
    4,
    async (walk) => {
      if (!(await walk.page.evaluate(() => navigation.canGoBack))) return pressOne(walk, 'Press', 1)
      walk.say('Go back')
      await walk.page.goBack({ waitUntil: 'commit' })
    },
  ],
  backAndForward: [
    3,
    async (walk) => {
      if (!(await walk.page.evaluate(() => navigation.canGoBack))) return pressOne(walk, 'Press', 1)
      walk.say('Go back and forward')
      await keepsDrafts(walk, async () => {
        await walk.page.goBack({ waitUntil: 'commit' })
        await walk.settle()
        await walk.page.goForward({ waitUntil: 'commit' })
      })
    },
  ],
  reload: [
    4,
    async (walk) => {
      walk.say('Reload')
      await keepsDrafts(walk, () => walk.page.reload())
    },
  ],
  hurry: [
    3,
    async (walk) => {
      await pressOne(walk, 'Press', 1)
      walk.say('Reload at once')
      await walk.page.reload()
    },
  ],
  tab: [
    4,
    async (walk) => {
      const tabs = walk.context.pages()
      const other = tabs.find((tab) => tab !== walk.page)
      if (other === undefined) {
        walk.say('Open the same page in a second tab')
        const tab = await walk.context.newPage()
        await tab.goto(walk.page.url())
        walk.page = tab
      } else if (walk.choose.number('close') < 0.5) {
        walk.say('Close this tab and go to the other one')
        await walk.page.close()
        walk.page = other
      } else {
        walk.say('Go to the other tab')
        walk.page = other
      }
      await walk.page.bringToFront()
    },
  ],
  faults: [
    5,
    async (walk) => {
      const fault = walk.choose.one('fault', FAULTS)
      walk.say(walk.hasFaults ? 'Turn all faults off' : `Add the fault ${fault}`)
      await useControls(walk, async (panel) => {
        if (walk.hasFaults) return panel.getByRole('button', { name: 'Turn all faults off' }).click()
        await panel.getByLabel('Another fault').fill(fault)
        await panel.getByRole('button', { name: 'Add the fault' }).click()
      })
      walk.hasFaults = !walk.hasFaults
    },
  ],
  clock: [
    2,
    async (walk) => {
      const name = walk.choose.one('clock', CLOCKS)
      walk.say(`Move the clock: ${name}`)
      await useControls(walk, (panel) => panel.getByRole('button', { name }).click())
    },
  ],
  person: [
    2,
    async (walk) => {
      const panel = await openPanel(walk.page, 'Sign in as')
      const people = panel.getByRole('list', { name: 'Sign in as' }).locator('button:not([aria-disabled=true])')
      const index = Math.floor(walk.choose.number('person') * (await people.count()))
      walk.say(`Sign in as ${(await people.nth(index).innerText()).split('\n')[0]} in the presenter panel`)
      await people.nth(index).click()
      await panel.waitFor({ state: 'detached' })
    },
  ],
  world: [1, (walk) => openLink(walk, `/?world=${walk.choose.one('world', WORLDS)}&as=${walk.choose.one('as', ROLES)}`)],
  shortcut: [
    1,
    async (walk) => {
      const letters = walk.choose.one('letters', ['ATLAS', 'GO'])
      walk.say(`Type ${letters} with Shift held, then Enter`)
      await typeShifted(walk.page, letters)
    },
  ],
  upload: [
    3,
    async (walk) => {
      const field = (await parts(walk.page)).find(({ type }) => type === 'file')
      if (field === undefined) return pressOne(walk, 'Press', 1)
      const name = walk.choose.one('file', ['walk.md', 'walk.txt', 'empty.txt', 'broken.pdf'])
      walk.say(`Upload ${name}`)
      const text = name === 'empty.txt' ? '' : 'The pump of station 7 moves 240 liters per second.'
      await walk.page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    },
  ],
  resize: [
    2,
    async (walk) => {
      const width = walk.page.viewportSize()?.width === 390 ? 1280 : 390
      walk.say(`Make the window ${width} pixels wide`)
      await walk.page.setViewportSize({ width, height: 844 })
    },
  ],
}

/** Takes one step. */
export async function takeStep(walk: Walk): Promise<void> {
  const total = Object.values(steps).reduce((sum, [weight]) => sum + weight, 0)
  let rest = walk.choose.number('step') * total
  for (const [weight, step] of Object.values(steps)) {
    rest -= weight
    if (rest < 0) return step(walk)
  }
}

/** Opens the link that a walk starts with. */
export async function start(walk: Walk): Promise<void> {
  const { choose } = walk
  const at = choose.one('at', Object.values(PATHS))
  walk.hasFaults = choose.number('has fault') < 0.1
  const fault = walk.hasFaults ? `&fault=${choose.one('fault', FAULTS)}` : ''
  await openLink(walk, `/?world=${choose.one('world', WORLDS)}&as=${choose.one('as', ROLES)}&at=${at}${fault}`)
}
