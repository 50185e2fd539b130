import { type ComponentType, createContext } from 'react'

/** What shows the decision of a disagreement in an answer; nothing where there is no session. */
export const DecisionSlot = createContext<ComponentType<{ id: string }> | null>(null)
