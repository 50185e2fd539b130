import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { mailText } from './helpMessage.ts'
import { mailOf } from './support.machine.ts'
import type { SupportProps } from './viewProps.ts'

/** Copies the message as its mail says it. */
export function CopyMessage({ state: { context } }: Pick<SupportProps, 'state'>) {
  return <CopyButton text={mailText(mailOf(context))} what="message" />
}
