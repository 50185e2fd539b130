import { MessageSquare } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { Document } from '../../api/types.ts'
import { askAboutPath } from '../../domain/paths.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import * as styles from './DocumentDialog.css.ts'

export interface DocumentButtonsProps {
  document: Pick<Document, 'id' | 'is_indexed' | 'excluded'>
  /** Undefined if the document cannot be left out of answers here. */
  onExclude?: ((excluded: boolean) => void) | undefined
}

/** Asks about an indexed document in a new chat, and leaves it out of answers or uses it again. */
export function DocumentButtons({ document, onExclude }: DocumentButtonsProps) {
  if (!document.is_indexed) return null
  const isExcluded = document.excluded === true
  return (
    <div className={styles.buttons}>
      {isExcluded ? (
        <span>Excluded from answers</span>
      ) : (
        <ButtonLink
          size="small"
          icon={<MessageSquare aria-hidden="true" />}
          render={<RouterLink to={askAboutPath(document.id)} />}
        >
          Ask about this document
        </ButtonLink>
      )}
      {onExclude && (
        <Button size="small" variant="quiet" onClick={() => onExclude(!isExcluded)}>
          {isExcluded ? 'Use in answers again' : 'Exclude from answers'}
        </Button>
      )}
    </div>
  )
}
