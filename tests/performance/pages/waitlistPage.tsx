// The page of waitlist.test.ts: the admin area with a given number of applications.
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { MemoryRouter } from 'react-router-dom'
import { createApplication } from '../../../mocks/factories/application.ts'
import { WAITLIST_STATUSES } from '../../../src/domain/waitlist.ts'
import { AdminView } from '../../../src/flows/admin/AdminView.tsx'
import { initialAdminWaitlistContext } from '../../../src/flows/admin/waitlist/adminWaitlist.base.ts'
import { adminWaitlistMachine } from '../../../src/flows/admin/waitlist/adminWaitlist.machine.ts'
import type { AdminWaitlistEvent } from '../../../src/flows/admin/waitlist/adminWaitlist.types.ts'
import type { Application } from '../../../src/hosted/applications.ts'
import { createEmptyRoot, fieldWriter, painted, typed } from '../support/rendering.ts'
import '../../../src/theme/global.css.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')

/** Every seventh name matches the search; every fifth application is pending. */
const applicationAt = (index: number): Application =>
  createApplication({
    id: `a${index}`,
    first_name: index % 7 === 0 ? 'Tida' : 'Anneliese',
    last_name: `Oyelaran ${index}`,
    interest: JSON.stringify({ role: 'researcher', organization: 'Lantern', researchArea: 'neuroscience' }),
    status: WAITLIST_STATUSES[index % WAITLIST_STATUSES.length] ?? 'pending',
    created_at: new Date(NOW - index * 60_000).toISOString(),
  })

const ignore = () => {}
const never = () => false

/** AdminView with fixed data; only the search changes. */
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
        onTabChange={ignore}
        users={null}
        dialog={null}
        bar={null}
        onReview={ignore}
        onResend={ignore}
        onDecide={ignore}
        isDeciding={never}
        onExport={ignore}
        onLogOut={ignore}
      />
    </MemoryRouter>
  )
}

/** Forces layout, so that the measured time includes it. */
const forceLayout = () => document.documentElement.getBoundingClientRect().height
window.mount = async (count) => {
  const applications = Array.from({ length: count }, (_, index) => applicationAt(index))
  const root = await createEmptyRoot()
  const start = performance.now()
  flushSync(() => root.render(<AdminArea applications={applications} />))
  forceLayout()
  // A long list measures the viewport before it renders rows.
  while (document.querySelectorAll('[data-row]').length < 5) await painted()
  return performance.now() - start
}

window.type = async (text) => {
  const write = fieldWriter('[type=search]')
  let time = 0
  for (const value of [...typed(text), '']) {
    const start = performance.now()
    flushSync(() => write(value))
    forceLayout()
    time += performance.now() - start
    await painted()
  }
  return time
}
