import { useEffect, useState } from 'react'
import type { StorageStatus } from './openStorage.ts'
import { isPageStorageReplaced } from './pageStorage.ts'
import { StorageMessage } from './StorageMessage.tsx'
import { watchStorageStatus } from './storageStatus.ts'

export function StorageNotice() {
  const [status, setStatus] = useState<StorageStatus>(isPageStorageReplaced ? 'unavailable' : 'stored')
  const [dismissed, setDismissed] = useState<StorageStatus>('stored')

  useEffect(
    () =>
      watchStorageStatus((next) => {
        if (!isPageStorageReplaced) setStatus(next)
      }),
    [],
  )

  if (status === 'stored' || status === dismissed) return null
  return <StorageMessage status={status} onDismiss={() => setDismissed(status)} />
}
