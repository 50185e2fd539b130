import { createContext, type ReactNode } from 'react'

/** What the demo login shows below its form. */
export const LoginExtras = createContext<ReactNode>(null)
