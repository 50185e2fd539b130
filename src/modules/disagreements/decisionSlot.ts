import { type ComponentType, createContext } from 'react'

export interface DecisionSlotProps {
  id: string
  /** The value of the side that is shown first. */
  firstValue: string
}

/** What shows the decision of a disagreement in an answer; nothing where there is no session. */
export const DecisionSlot = createContext<ComponentType<DecisionSlotProps> | null>(null)
