import { createContext } from 'react'

export const ContactEmail = createContext('')
