import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { Disagreement, DisagreementUpdate, StatedSide } from '../../api/types.ts'
import { comparePath, PATHS } from '../../domain/paths.ts'
import { toDisplayName } from '../../lib/text/displayName.ts'
import { formatDay } from '../../lib/text/format.ts'
import { Decision } from '../../modules/disagreements/Decision.tsx'
import { statements } from '../../modules/disagreements/disagreements.css.ts'
import { Statement } from '../../modules/disagreements/Statement.tsx'
import {
  type Decision as Choice,
  decisionKeeping,
  openBetween,
  sidesOf,
} from '../../modules/disagreements/shownDisagreements.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Menu } from '../../ui/Menu/Menu.tsx'
import { MenuGroup } from '../../ui/Menu/MenuGroup.tsx'
import { MenuItem } from '../../ui/Menu/MenuItem.tsx'
import { MenuLink } from '../../ui/Menu/MenuLink.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './DisagreementsView.css.ts'

export interface DisagreementCardProps {
  disagreement: Disagreement
  all: readonly Disagreement[]
  /** Called with the changes by the ids of the disagreements. */
  onUpdate: (changes: Record<string, DisagreementUpdate>) => void
  onOpen: (side: StatedSide) => void
}

export function DisagreementCard({ disagreement, all, onUpdate, onOpen }: DisagreementCardProps) {
  const { id, kind, status, decision, created_at } = disagreement
  const isSuperseded = kind === 'superseded'
  const isSetAside = (index: number) =>
    decision === null || decision === 'later'
      ? isSuperseded && index === 0
      : decision === (index === 0 ? 'second' : 'first')
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Badge>{isSuperseded ? 'Superseded' : 'Contradiction'}</Badge>
        <span className={styles.found}>Found {formatDay(created_at)}</span>
        <Actions disagreement={disagreement} all={all} onUpdate={onUpdate} />
      </div>
      <ul className={statements}>
        {sidesOf(disagreement).map((side, index) => (
          <li key={`${side.document_id} ${side.start}`}>
            <Statement
              side={side}
              label={isSuperseded ? (index === 0 ? 'Before' : 'Now') : undefined}
              isSetAside={isSetAside(index)}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Decision disagreement={disagreement} onDecide={(change) => onUpdate({ [id]: change })} />
        {status !== 'withdrawn' && (
          <Note disagreement={disagreement} onSave={(note) => onUpdate({ [id]: { note } })} />
        )}
      </div>
    </article>
  )
}

function Actions({ disagreement, all, onUpdate }: Omit<DisagreementCardProps, 'onOpen'>) {
  const { subject, status } = disagreement
  const [first, second] = sidesOf(disagreement)
  const same = openBetween(all, [first, second])
  const decideAll = (decide: (one: Disagreement) => Choice) =>
    onUpdate(Object.fromEntries(same.map((one) => [one.id, { decision: decide(one) }])))
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={`More actions for ${subject}`}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuLink
        render={
          <RouterLink to={PATHS.chat} state={{ question: `What do my documents say about ${subject}?` }} />
        }
      >
        Ask about this
      </MenuLink>
      {first.document_id !== second.document_id && status !== 'withdrawn' && (
        <MenuLink render={<RouterLink to={comparePath(first.document_id, second.document_id)} />}>
          Compare the two documents
        </MenuLink>
      )}
      {same.length > 1 && (
        <MenuGroup label={`All ${same.length} open ones of these two documents`}>
          {[first, second].map(({ document_id, filename }) => (
            <MenuItem
              key={document_id}
              onSelect={() => decideAll((one) => decisionKeeping(one, document_id))}
            >
              Keep {toDisplayName(filename)}
            </MenuItem>
          ))}
          <MenuItem onSelect={() => decideAll(() => 'both')}>Both apply</MenuItem>
        </MenuGroup>
      )}
    </Menu>
  )
}

function Note({ disagreement, onSave }: { disagreement: Disagreement; onSave: (note: string) => void }) {
  const { note, subject } = disagreement
  /** Null while it is not edited. */
  const [text, setText] = useState<string | null>(null)
  if (text === null)
    return (
      <p className={styles.note}>
        {note}
        <Button
          size="small"
          variant="quiet"
          aria-label={`${note === null ? 'Add a note' : 'Edit the note'}: ${subject}`}
          onClick={() => setText(note ?? '')}
        >
          {note === null ? 'Add a note' : 'Edit'}
        </Button>
      </p>
    )
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(text.trim())
        setText(null)
      }}
    >
      <TextField
        className={styles.noteField}
        label="Note"
        value={text}
        onValueChange={setText}
        maxLength={MAX_NOTE_LENGTH}
        autoFocus
        onKeyDown={({ key }) => key === 'Escape' && setText(null)}
      />
      <Button type="submit">Save note</Button>
    </form>
  )
}

/** The contract's limit. */
const MAX_NOTE_LENGTH = 500
