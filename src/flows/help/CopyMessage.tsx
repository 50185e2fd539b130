import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { createMail } from './support.machine.ts'
import { mailText } from './supportMessage.ts'
import type { SupportProps } from './viewProps.ts'

export function CopyMessage({ state: { context } }: Pick<SupportProps, 'state'>) {
  return <CopyButton text={mailText(createMail(context))} what="message" />
}
