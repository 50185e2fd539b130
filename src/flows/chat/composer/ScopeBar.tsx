import { ChevronDown, X } from 'lucide-react'
import { type ComponentProps, useMemo } from 'react'
import type { Document } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { Announcement } from '../../../ui/Announcement/Announcement.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import { MultiSelect, type MultiSelectOption } from '../../../ui/MultiSelect/MultiSelect.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import type { ChatEvent } from '../machine/chat.types.ts'
import { isUsable } from '../machine/scope.ts'
import type { DocumentNames } from '../messages/answerScope.ts'
import * as styles from './ScopeBar.css.ts'

export interface ScopeBarProps {
  /** Null until they are listed. */
  documents: readonly Document[] | null
  /** The documents that the chat is limited to; empty for all. */
  scope: readonly string[]
  /** Chosen documents that were deleted or excluded from answers. */
  unavailable: readonly string[]
  names: DocumentNames
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Called instead of `scope.chosen` when documents are chosen in the list. */
  onChoose: (documentIds: string[]) => void
  /** Gets the focus when the list closes. */
  finalFocus: ComponentProps<typeof MultiSelect>['finalFocus']
  send: (event: ChatEvent) => void
}

/** Maximum chosen documents that have a button. */
const MAX_SHOWN = 3

/** Shows and changes which documents the chat answers from. Nothing while there are no documents to answer from. */
export function ScopeBar(props: ScopeBarProps) {
  const { documents, scope, unavailable, names, isOpen, onOpenChange, onChoose, finalFocus, send } = props
  const options = useMemo(
    () => (documents ?? []).filter(({ is_indexed }) => is_indexed).map(toOption),
    [documents],
  )
  const usable = documents?.filter(isUsable)
  if (usable?.length === 0 && scope.length === 0 && unavailable.length === 0) return null
  const choose = (documentIds: readonly string[]) => send({ type: 'scope.chosen', documentIds })
  const nameOf = (id: string) => toDisplayName(names[id] ?? 'Document')
  const summary = summaryOf(scope.length, usable?.length)
  return (
    <>
      {unavailable.length > 0 && (
        <Notice className={styles.notice} onDismiss={() => choose(scope)}>
          {unavailableText(unavailable, props)}
        </Notice>
      )}
      <div className={styles.root}>
        <MultiSelect
          label="Search documents to answer from"
          side="top"
          trigger={
            <Button
              size="small"
              variant="quiet"
              edge="start"
              aria-label={`Documents of this chat: ${summary}`}
            >
              {summary}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          options={options}
          values={scope}
          onValuesChange={onChoose}
          open={isOpen}
          onOpenChange={onOpenChange}
          summary={scope.length === 0 ? 'None chosen: all are used' : `${scope.length} chosen`}
          finalFocus={finalFocus}
        />
        {scope.slice(0, MAX_SHOWN).map((id) => (
          <Button
            key={id}
            size="small"
            aria-label={`Stop limiting this chat to ${nameOf(id)}`}
            onClick={() => choose(scope.filter((other) => other !== id))}
          >
            <MiddleTruncate text={nameOf(id)} className={styles.name} />
            <X aria-hidden="true" />
          </Button>
        ))}
        {scope.length > MAX_SHOWN && <span className={styles.more}>and {scope.length - MAX_SHOWN} more</span>}
      </div>
      <Announcement>{scope.length > 0 && `${summary} documents`}</Announcement>
    </>
  )
}

function toOption({ id, filename, excluded }: Document): MultiSelectOption {
  const option = { value: id, label: toDisplayName(filename) }
  return excluded ? { ...option, disabled: true, note: 'Excluded from answers' } : option
}

function summaryOf(chosen: number, usable: number | undefined): string {
  if (chosen > 0)
    return `Answering from ${chosen}${usable === undefined ? '' : ` of ${usable.toLocaleString('en')}`}`
  if (usable === undefined) return 'All documents'
  return usable === 1 ? '1 document' : `All ${usable.toLocaleString('en')} documents`
}

function unavailableText(
  ids: readonly string[],
  { documents, names, scope }: Pick<ScopeBarProps, 'documents' | 'names' | 'scope'>,
): string {
  const rest = scope.length === 0 ? 'Answers in this chat now use all documents.' : null
  const [id = ''] = ids
  if (ids.length > 1)
    return `${ids.length} chosen documents are no longer available. ${rest ?? 'This chat no longer uses them.'}`
  const reason = documents?.some((document) => document.id === id)
    ? 'excluded from answers'
    : 'no longer available'
  const name = toDisplayName(names[id] ?? 'A chosen document')
  return `${name} is ${reason}. ${rest ?? 'This chat no longer uses it.'}`
}
