import { MessageSquareText, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FactorType } from '../../modules/code-entry/codeEntry.ts'

export const FACTOR_TYPES: Readonly<Record<FactorType, { label: string; icon: ReactNode; add: string }>> = {
  totp: {
    label: 'Authenticator app',
    icon: <Smartphone size={16} aria-hidden="true" />,
    add: 'Add an authenticator app',
  },
  phone: {
    label: 'Text message codes',
    icon: <MessageSquareText size={16} aria-hidden="true" />,
    add: 'Add a phone',
  },
}
