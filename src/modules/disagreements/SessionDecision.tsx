import { useEffect } from 'react'
import { Decision } from './Decision.tsx'
import type { DecisionSlotProps } from './decisionSlot.ts'
import { useDisagreements } from './useDisagreements.actors.ts'

/** The decision of one of the session's disagreements. Nothing if it no longer exists. */
export function SessionDecision({ id, firstValue }: DecisionSlotProps) {
  const { disagreements, send } = useDisagreements()
  const found = disagreements.find((one) => one.id === id)
  const isUnknown = found === undefined
  useEffect(() => {
    // It may have been found after the list was loaded.
    if (isUnknown) send({ type: 'refresh.requested' })
  }, [isUnknown, send])
  return (
    found && (
      <Decision
        disagreement={found}
        firstValue={firstValue}
        onDecide={(change) => send({ type: 'update.requested', changes: { [id]: change } })}
      />
    )
  )
}
