import { Autocomplete } from '@base-ui/react/autocomplete'
import { CircleHelp, File, FileText, MessageSquare, RotateCw, Search, Waypoints, Zap } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { EventFromLogic } from 'xstate'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { Highlight } from '../../modules/help/Highlight.tsx'
import { Announcement } from '../../ui/Announcement/Announcement.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog, type DialogProps } from '../../ui/Dialog/Dialog.tsx'
import * as field from '../../ui/SearchField/SearchField.css.ts'
import * as styles from './FindView.css.ts'
import type { findMachine } from './find.machine.ts'
import { type FindResult, findResults } from './findResults.ts'

export interface FindViewProps extends Pick<DialogProps, 'open' | 'finalFocus'> {
  state: ViewState<typeof findMachine>
  send: (event: EventFromLogic<typeof findMachine>) => void
  isAdmin: boolean
  onClose: () => void
  /** A dialog over the results. */
  children?: ReactNode
}

const ICONS: Readonly<Record<FindResult['kind'], ReactNode>> = {
  page: <File aria-hidden="true" />,
  action: <Zap aria-hidden="true" />,
  document: <FileText aria-hidden="true" />,
  chat: <MessageSquare aria-hidden="true" />,
  concept: <Waypoints aria-hidden="true" />,
  help: <CircleHelp aria-hidden="true" />,
}

const LABEL = 'Find pages, documents, chats and help'

/** A dialog with a field and the results in groups. The arrow keys move through them; Enter opens one. */
export function FindView({ state, send, isAdmin, onClose, children, ...dialog }: FindViewProps) {
  const { query, lists, contents } = state.context
  const groups = useMemo(
    () => findResults(query, lists, contents, isAdmin),
    [query, lists, contents, isAdmin],
  )
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const isSettled = state.matches('found') || state.matches('local')
  const status = isSettled ? `${count} ${count === 1 ? 'result' : 'results'}` : 'Searching…'
  return (
    <Dialog {...dialog} title="Find anything" width="wide" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Autocomplete.Root
        open
        inline
        mode="none"
        items={groups}
        autoHighlight="always"
        keepHighlight
        value={query}
        onValueChange={(text, { reason }) =>
          reason !== 'item-press' && send({ type: 'query.edited', query: text })
        }
        itemToStringValue={({ label }) => label}
      >
        <div className={field.root}>
          <span className={field.iconLabel}>
            <Search aria-hidden="true" />
          </span>
          <Autocomplete.Input aria-label={LABEL} placeholder={LABEL} className={field.input} />
        </div>
        <div className={styles.results}>
          <Autocomplete.List className={styles.list} aria-label="Results">
            {groups.map(({ title, items }) => (
              <Autocomplete.Group key={title} items={items} className={styles.group}>
                <Autocomplete.GroupLabel className={styles.groupLabel}>{title}</Autocomplete.GroupLabel>
                {items.map((item) => (
                  <Autocomplete.Item
                    key={item.id}
                    value={item}
                    className={styles.item}
                    onClick={() => send({ type: 'result.chosen', target: item.target })}
                  >
                    {ICONS[item.kind]}
                    <span className={styles.label}>
                      <bdi>
                        <Highlight text={item.label} query={query} />
                      </bdi>
                    </span>
                    {item.note && <span className={styles.note}>{item.note}</span>}
                    {item.excerpt && (
                      <span className={styles.excerpt} dir="auto">
                        <Highlight text={item.excerpt} query={query} />
                      </span>
                    )}
                  </Autocomplete.Item>
                ))}
              </Autocomplete.Group>
            ))}
          </Autocomplete.List>
          {isSettled && count === 0 && <p className={styles.empty}>Nothing found</p>}
        </div>
      </Autocomplete.Root>
      <div className={styles.status}>
        {query.trim() === '' ? '\u00a0' : status}
        {(lists.isIncomplete || contents.isIncomplete) && (
          <>
            {' '}
            · Some results could not be loaded
            <Button
              size="small"
              variant="quiet"
              icon={<RotateCw aria-hidden="true" />}
              onClick={() => send({ type: 'search.repeated' })}
            >
              Retry
            </Button>
          </>
        )}
      </div>
      <Announcement>{isSettled && query.trim() !== '' && status}</Announcement>
      {children}
    </Dialog>
  )
}
