import { createContext, type ReactNode } from 'react'

/** What the demo login shows above its form. */
export const LoginExtras = createContext<ReactNode>(null)
