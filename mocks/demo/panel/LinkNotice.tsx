import { Button } from '../../../src/ui/Button/Button.tsx'
import { Notice } from '../../../src/ui/Notice/Notice.tsx'
import type { LinkResult } from './panel.machine.ts'
import type { SectionProps } from './sectionProps.ts'

/** What a link did: the parts that could not be used, and how to restore the replaced data. */
export function LinkNotice({ linkResult, send }: { linkResult: LinkResult; send: SectionProps['send'] }) {
  const { problems, hasReplacedData } = linkResult
  if (problems.length === 0 && !hasReplacedData) return null
  return (
    <Notice
      tone={problems.length > 0 ? 'warning' : 'info'}
      title={problems.length > 0 ? 'Parts of the link were ignored' : 'The link has replaced the data'}
      onDismiss={() => send({ type: 'linkResult.dismissed' })}
      action={
        hasReplacedData && (
          <Button size="small" onClick={() => send({ type: 'change.requested', change: { kind: 'undo' } })}>
            Restore the previous data
          </Button>
        )
      }
    >
      {problems.join(' ')}
    </Notice>
  )
}
