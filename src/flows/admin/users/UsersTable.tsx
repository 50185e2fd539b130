import { KeyRound, RotateCw, UserSearch } from 'lucide-react'
import { useMemo, useRef } from 'react'
import type { User } from '../../../api/types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { Tooltip } from '../../../ui/Tooltip/Tooltip.tsx'
import * as styles from './AdminUsersView.css.ts'
import { userColumns } from './userColumns.tsx'
import { isPartialList, isSameUser, userDetails, userName } from './userDetails.ts'
import type { AdminUsersProps } from './viewProps.ts'

export function UsersTable({ state, send }: AdminUsersProps) {
  const { users, search, failure, changed, changeFailure, self } = state.context
  const isLoading = state.matches({ list: 'loading' }) || state.matches({ list: 'searching' })
  const failedId = state.matches({ change: 'failed' }) ? changed?.id : undefined
  const columns = useMemo(() => userColumns(self, failedId, changeFailure), [self, failedId, changeFailure])
  const searchRef = useRef<HTMLInputElement>(null)
  const isPartial = search.trim() === '' && isPartialList(users, self)
  const reload = () => send({ type: 'reload.requested' })

  return (
    <>
      <div className={styles.tools}>
        <SearchField
          ref={searchRef}
          className={styles.search}
          label="Search by name or email"
          value={search}
          onValueChange={(text) => send({ type: 'search.edited', search: text })}
        />
        <Button
          icon={<RotateCw aria-hidden="true" />}
          busy={state.matches({ list: 'loading' })}
          onClick={reload}
        >
          Refresh users
        </Button>
      </div>
      {isPartial && (
        <Notice tone="warning" role="group" title="This list shows only your own account">
          Your backend account isn't an admin. Sign in with a backend admin account to see all users.
        </Notice>
      )}
      <DataTable
        label="FastAPI Users"
        rows={users}
        getRowId={({ id }) => id}
        columns={columns}
        loading={isLoading}
        expectedRows={4}
        rowHeight={56}
        actions={(user: User) => (
          <>
            <Tooltip content="Set password" repeatsName>
              <IconButton
                size="medium"
                label={`Set the password of ${userName(user)}`}
                disabled={!state.can({ type: 'passwordChange.requested', user })}
                onClick={() => send({ type: 'passwordChange.requested', user })}
              >
                <KeyRound aria-hidden="true" />
              </IconButton>
            </Tooltip>
            <AccountButton user={user} state={state} send={send} />
          </>
        )}
        actionsWidth="9.5rem"
        summary={isLoading && users.length === 0 ? '' : summaryOf(users.length, search, isPartial)}
        error={
          failure === null ? null : (
            <ErrorState title="Users couldn't be loaded" text={failure} busy={isLoading} onRetry={reload} />
          )
        }
        empty={
          <EmptyState
            icon={<UserSearch />}
            title="No users found"
            text={
              search.trim() === ''
                ? 'Users appear here after they finish setup.'
                : 'No name or email matches your search.'
            }
            action={
              search.trim() === '' ? (
                <Button onClick={reload}>Retry</Button>
              ) : (
                <Button
                  onClick={() => {
                    searchRef.current?.focus()
                    send({ type: 'search.edited', search: '' })
                  }}
                >
                  Show all
                </Button>
              )
            }
          />
        }
      />
    </>
  )
}

function summaryOf(count: number, search: string, isPartial: boolean): string {
  if (isPartial) return 'Only your account'
  const users = count === 1 ? '1 user' : `${count} users`
  return search.trim() === '' ? users : `${users} found`
}

/** Activates or deactivates an account, except the admin's own. One button for both, so that it keeps the focus. */
function AccountButton({ user, state, send }: AdminUsersProps & { user: User }) {
  const { isActive } = userDetails(user)
  const isOwn = isActive && isSameUser(user, state.context.self)
  const requested = { type: 'change.requested', user } as const
  const label = isActive ? 'Deactivate' : 'Activate'
  return (
    <Tooltip content={isOwn && 'You cannot deactivate your own account.'}>
      <Button
        size="small"
        aria-label={`${label} ${userName(user)}`}
        busy={state.matches({ change: 'changing' }) && state.context.changed?.id === user.id}
        disabled={!state.can(requested)}
        focusableWhenDisabled
        onClick={() => send(requested)}
      >
        {label}
      </Button>
    </Tooltip>
  )
}
