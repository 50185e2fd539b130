import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { User } from '../../../api/types.ts'
import { Announcement } from '../../../ui/Announcement/Announcement.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import * as styles from './AdminUsersView.css.ts'
import { userName } from './userDetails.ts'

/** A user's id, truncated in the middle, with a copy button if the clipboard is available. */
export function UserId({ user }: { user: User }) {
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  const copy = () =>
    navigator.clipboard.writeText(user.id).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={styles.id}>
      <MiddleTruncate text={user.id} />
      {'clipboard' in navigator && (
        <>
          <IconButton label={`Copy the ID of ${userName(user)}`} className={styles.copy} onClick={copy}>
            <Icon aria-hidden="true" />
          </IconButton>
          <Announcement>{isCopied && 'ID copied.'}</Announcement>
        </>
      )}
    </div>
  )
}
