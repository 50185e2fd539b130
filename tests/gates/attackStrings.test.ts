import type { ReactElement, ReactNode } from 'react'
import { cloneElement, createElement, Fragment, isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../mocks/demo/storage/memoryStorage.ts'
import type { StoryModule } from '../../stories/flow-pages/stateStories.ts'
import { ATTACK, attacksIn } from '../support/attackStrings.ts'

// Every View in every state, with attacks in the texts of users and services. Dialogs and other parts that are not
// rendered on a server are in tests/e2e/attackStrings.spec.ts.

// On a server, React requires a second function of every external store.
vi.mock('react', async (load) => ({
  ...(await load<typeof import('react')>()),
  useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
}))

const storyFiles = import.meta.glob<StoryModule>([
  '../../stories/**/*.stories.tsx',
  '!../../stories/**/*-{live,behavior}.stories.tsx',
  '!../../stories/{ui,journeys,quality,flow-pages,guides,maps,catalogue,foundations}/**',
])

/** Fields whose value is a text of a user or a service. */
const TEXTS = new Set(
  `name firstName lastName first_name last_name machineName machine_name aiName assistantName userName email by_email
  by roles organization useCase admin_notes notes filename documents sources failure failure_reason reason message
  detail title content text response hypothesis reasoning excerpt context heading type subject relationships relation question
  draft answer query search label value description`.split(/\s+/),
)

/** Enumerations in fields of these names. */
const isWord = (value: string) => /^[a-z]+([A-Z-][a-z]*)*$/.test(value) && value.length < 24

/** A copy of a value with an attack after every text, and the fields that were changed. */
function attacked(value: unknown, changed: Set<string>, key = ''): unknown {
  if (typeof value === 'string') {
    if (!TEXTS.has(key) || isWord(value) || value === '') return value
    changed.add(key)
    return `${value}‹${key}›${ATTACK}`
  }
  if (Array.isArray(value)) return value.map((entry) => attacked(entry, changed, key))
  if (value instanceof Map)
    return new Map([...value].map(([name, entry]) => [name, attacked(entry, changed, String(name))]))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, attacked(entry, changed, name)]),
  )
}

/** The element with attacks in its own props and in the context of its snapshot. */
function withAttacks(node: ReactNode, changed: Set<string>): ReactNode {
  if (!isValidElement<Record<string, unknown>>(node)) return node
  if (node.type === Fragment) return withAttacks(node.props.children as ReactNode, changed)
  const props = Object.entries(node.props).map(([name, value]) => {
    if (name === 'children') return [name, withAttacks(value as ReactNode, changed)]
    if (isSnapshot(value)) return [name, { ...value, context: attacked(value.context, changed) }]
    return [name, attacked(value, changed, name)]
  })
  return cloneElement(node as ReactElement<Record<string, unknown>>, Object.fromEntries(props))
}

const isSnapshot = (value: unknown): value is { context: unknown } =>
  typeof value === 'object' && value !== null && 'machine' in value && 'context' in value

/** The markup of an element. Some stories bring a router of their own. */
function rendered(element: ReactNode): string {
  try {
    return renderToStaticMarkup(createElement(MemoryRouter, null, element))
  } catch (error) {
    if (!String(error).includes('inside another <Router>')) throw error
    return renderToStaticMarkup(element)
  }
}

interface Shown {
  path: string
  story: string
  markup: string
  fields: string[]
}

let shown: Shown[]
let failed: string[]

beforeAll(async () => {
  shown = []
  failed = []
  // What Views read while they render.
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }))
  vi.stubGlobal('window', {
    innerWidth: 1280,
    devicePixelRatio: 1,
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  })
  for (const [path, load] of Object.entries(storyFiles)) {
    const module = await load()
    for (const [story, value] of Object.entries(module)) {
      const { render, args, parameters } = Object(value)
      if (story === 'default' || typeof render !== 'function' || parameters?.machine === undefined) continue
      try {
        const changed = new Set<string>()
        const element = withAttacks(render({ ...module.default.args, ...args }), changed)
        const markup = rendered(element)
        const fields = [...changed].filter((field) => markup.includes(`‹${field}›`))
        shown.push({ path, story, markup, fields })
      } catch (error) {
        failed.push(`${path} ${story}: ${error instanceof Error ? error.message.slice(0, 160) : error}`)
      }
    }
  }
}, 600_000)

test('attacks are found where a text has become elements or leaves its attribute', () => {
  expect(attacksIn(`<p>${ATTACK}</p>`)).toEqual(expect.arrayContaining(['<img>', '<script>', '<iframe>']))
  expect(attacksIn(`<a href="javascript:alert(1)">a</a><p title="" onclick="alert(1)">b</p>`)).toHaveLength(2)
  expect(attacksIn(renderToStaticMarkup(createElement('p', { title: ATTACK }, ATTACK)))).toEqual([])
})

test('every View shows attacks in the texts of users and services as text', () => {
  const found = shown.flatMap(({ path, story, markup }) =>
    attacksIn(markup).map((attack) => `${path} ${story}: ${attack}`),
  )
  expect(failed).toEqual([])
  expect(shown.length).toBeGreaterThan(200)
  expect(found).toEqual([])
})

/** The fields that are shown by the Views of each folder. Whoever shows another one adds it here. */
const PLACES: Readonly<Record<string, string>> = {
  'account-setup': 'email firstName lastName reason',
  admin: 'by by_email email failure first_name last_name name reason roles title',
  chat: 'assistantName content excerpt filename heading hypothesis name question relationships text title userName',
  compare: 'excerpt failure filename heading subject',
  dashboard: 'email failure filename name question subject text title',
  demo: 'description failure firstName lastName title',
  'demo-login': 'email failure',
  disagreements: 'excerpt failure filename heading subject title',
  help: 'failure message query subject',
  'knowledge-base': 'failure failure_reason filename message name title',
  landing: 'title',
  mfa: 'failure name',
  modules: 'excerpt failure filename heading name text title value',
  onboarding: 'aiName firstName message',
  'password-reset': 'email failure',
  'second-factor': 'failure name',
  settings: 'email failure machineName name reason title',
  waitlist: 'email failure firstName lastName organization useCase',
}

test('the list of places where Views show texts of users and services is complete', () => {
  const places = new Map<string, Set<string>>()
  for (const { path, fields } of shown) {
    const folder = path
      .replace('../../stories/', '')
      .replace('flows/', '')
      .replace(/\/[^/]*$/, '')
    places.set(folder, new Set([...(places.get(folder) ?? []), ...fields]))
  }
  const found = [...places].filter(([, fields]) => fields.size > 0)
  expect(
    Object.fromEntries(found.map(([folder, fields]) => [folder, [...fields].toSorted().join(' ')])),
  ).toEqual(PLACES)
})
