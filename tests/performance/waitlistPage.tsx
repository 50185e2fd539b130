// The page's side of waitlist.test.ts: the admin area over as many applications as are asked for.
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { createApplication } from '../../mocks/factories/application.ts'
import { WAITLIST_STATUSES } from '../../src/domain/waitlist.ts'
import { AdminView } from '../../src/flows/admin/AdminView.tsx'
import { initialAdminWaitlistContext } from '../../src/flows/admin/waitlist/adminWaitlist.base.ts'
import { adminWaitlistMachine } from '../../src/flows/admin/waitlist/adminWaitlist.machine.ts'
import type { AdminWaitlistEvent } from '../../src/flows/admin/waitlist/adminWaitlist.types.ts'
import type { Application } from '../../src/hosted/applications.ts'
import '../../src/theme/global.css.ts'

declare global {
  interface Window {
    /** Shows so many applications; milliseconds of progress until they stand. */
    mountWaitlist: (count: number) => Promise<number>
    /** Types into the search, a letter at a time; milliseconds of progress until each result stands, together. */
    searchWaitlist: (text: string) => Promise<number>
  }
}

const NOW = Date.parse('2026-11-21T10:00:00Z')

/** One in seven is about tides, one in five pending. */
const applicationAt = (place: number): Application =>
  createApplication({
    id: `a${place}`,
    first_name: place % 7 === 0 ? 'Tida' : 'Anneliese',
    last_name: `Oyelaran ${place}`,
    interest: JSON.stringify({ role: 'researcher', organization: 'Lantern', researchArea: 'neuroscience' }),
    status: WAITLIST_STATUSES[place % WAITLIST_STATUSES.length] ?? 'pending',
    created_at: new Date(NOW - place * 60_000).toISOString(),
  })

const nothing = () => {}
const nobody = () => false

/** The View with the data in hand: what is searched for is all that changes. */
function AdminArea({ applications }: { applications: readonly Application[] }) {
  const [search, setSearch] = useState('')
  const state = adminWaitlistMachine.resolveState({
    value: { listed: 'ready' },
    context: { ...initialAdminWaitlistContext, applications, search },
  })
  const send = (event: AdminWaitlistEvent) => {
    if (event.type === 'search.edited') setSearch(event.search)
  }
  return (
    <MemoryRouter>
      <AdminView
        state={state}
        send={send}
        now={NOW}
        email="ines@engram.example"
        hasBackend
        tab="waitlist"
        onTabChange={nothing}
        users={null}
        dialog={null}
        bar={null}
        onReview={nothing}
        onDecide={nothing}
        isDeciding={nobody}
        onExport={nothing}
        onLogOut={nothing}
      />
    </MemoryRouter>
  )
}

/** So that what a result costs the browser counts too. */
const laidOut = () => document.documentElement.getBoundingClientRect().height
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

let unmount = () => {}

window.mountWaitlist = async (count) => {
  unmount()
  document.body.replaceChildren()
  const applications = Array.from({ length: count }, (_, place) => applicationAt(place))
  await painted()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => root.unmount()
  const start = performance.now()
  flushSync(() => root.render(<AdminArea applications={applications} />))
  laidOut()
  // A long list asks how much is in sight first.
  while (document.querySelectorAll('[data-row]').length < 5) await painted()
  return performance.now() - start
}

window.searchWaitlist = async (text) => {
  const field = document.querySelector<HTMLInputElement>('[type=search]')
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  if (field === null || write === undefined) throw new Error('There is nothing to type into.')
  let time = 0
  for (const value of [...Array.from(text, (_, place) => text.slice(0, place + 1)), '']) {
    const start = performance.now()
    flushSync(() => {
      write.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    laidOut()
    time += performance.now() - start
    await painted()
  }
  return time
}
