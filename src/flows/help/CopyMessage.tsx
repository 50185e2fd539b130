import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { createMail } from './support.machine.ts'
import { mailText } from './supportMessage.ts'
import type { SupportProps } from './viewProps.ts'

/** Copies the text of the email. */
export function CopyMessage({ state: { context } }: Pick<SupportProps, 'state'>) {
  return <CopyButton text={mailText(createMail(context))} what="message" />
}
