import { MessageSquareText, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FactorKind } from './mfa.base.ts'

/** How each kind of factor is told of. */
export const KINDS: Readonly<Record<FactorKind, { label: string; icon: ReactNode; add: string }>> = {
  totp: {
    label: 'Authenticator app',
    icon: <Smartphone size={16} aria-hidden="true" />,
    add: 'Add an authenticator app',
  },
  phone: {
    label: 'Codes by text message',
    icon: <MessageSquareText size={16} aria-hidden="true" />,
    add: 'Add a phone',
  },
}
