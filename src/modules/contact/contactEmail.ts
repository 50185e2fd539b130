import { createContext } from 'react'

/** The address to write to. */
export const ContactEmail = createContext('')
