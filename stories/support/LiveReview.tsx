import { StrictMode, useState } from 'react'
import { useDecisions } from '../../src/flows/admin/review/useDecisions.ts'
import { applicantName } from '../../src/flows/admin/waitlist/application.ts'
import type { Application } from '../../src/hosted/applications.ts'
import { configureHosted } from '../../src/hosted/client.ts'
import { Button } from '../../src/ui/Button/Button.tsx'
import { anneliese, itemsOf } from './decisions.ts'

/** What the provider of a story was asked: 'PATCH waitlist_submissions', 'POST send-approval-email'. */
export interface Asked {
  lines: string[]
  /** What was sent to be carried out though the page is gone. */
  kept: string[]
  /** Nothing is answered from now on. */
  isDown: boolean
}

/** A provider of a few sentences, which keeps the items it is given. */
export function standInProvider(): Asked {
  const asked: Asked = { lines: [], kept: [], isDown: false }
  const items = new Map(applications.map((application) => [application.id, application]))
  const held = new Map<string, string>()
  configureHosted({
    url: '/hosted',
    key: 'public',
    redirectOrigin: location.origin,
    storage: {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => held.set(key, value),
      removeItem: (key) => held.delete(key),
    },
    async fetch(input, init) {
      const { pathname, searchParams } = new URL(String(input))
      const line = `${init?.method ?? 'GET'} ${pathname.split('/').at(-1)}`
      asked.lines.push(line)
      if (init?.keepalive) asked.kept.push(line)
      if (asked.isDown) throw new TypeError('Failed to fetch')
      if (line === 'POST send-approval-email') return Response.json({ success: true })
      if (!line.endsWith('waitlist_submissions')) return Response.json([])
      const id = searchParams.get('id')?.replace('eq.', '') ?? ''
      const item = items.get(id) ?? anneliese
      if (init?.method !== 'PATCH') return Response.json([item])
      const changed = { ...item, ...JSON.parse(String(init.body)) }
      items.set(id, changed)
      return Response.json(changed)
    },
  })
  return asked
}

const applications = itemsOf('saving', 'saving', 'saving').map(({ application }) => application)

/** Three items and what decides about them, as the admin area has it; strict, as there. */
export function LiveReview() {
  const [isHere, setHere] = useState(true)
  return (
    <StrictMode>
      {isHere ? <Rows /> : <p>Elsewhere</p>}
      <Button onClick={() => setHere(false)}>Go elsewhere</Button>
    </StrictMode>
  )
}

function Rows() {
  const [items, setRows] = useState<readonly Application[]>(applications)
  const decisions = useDecisions({
    reviewedBy: 'li',
    onChanged: (changed) =>
      setRows((items) => items.map((item) => (item.id === changed.id ? changed : item))),
  })
  return (
    <>
      {items.map((item) => (
        <p key={item.id}>
          {applicantName(item)}: {item.status}{' '}
          {item.status === 'pending' && (
            <Button disabled={decisions.isBusy(item.id)} onClick={() => decisions.review(item)}>
              {`Review ${applicantName(item)}`}
            </Button>
          )}
        </p>
      ))}
      <Button onClick={() => decisions.decide(items, 'approved')}>Approve all</Button>
      {decisions.bar}
      {decisions.dialog}
    </>
  )
}
