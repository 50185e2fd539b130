import { useCallback, useState } from 'react'

/** Ids of the messages that were opened, in this browser. */
const STORAGE_KEY = 'engram-demo.readMails'

export interface ReadMails {
  isRead(id: string): boolean
  markRead(id: string): void
}

export function useReadMails(): ReadMails {
  const [ids, setIds] = useState(readIds)
  const markRead = useCallback((id: string) => {
    setIds((known) => {
      if (known.has(id)) return known
      const all = new Set([...readIds(), id])
      localStorage.setItem(STORAGE_KEY, JSON.stringify([...all]))
      return all
    })
  }, [])
  return { isRead: (id) => ids.has(id), markRead }
}

function readIds(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}
