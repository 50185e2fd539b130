import type { User } from '../../../api/types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Tooltip } from '../../../ui/Tooltip/Tooltip.tsx'
import { isSameUser, userDetails, userName } from './userDetails.ts'
import type { AdminUsersProps } from './viewProps.ts'

/** Activates or deactivates an account, except the admin's own. One button for both, so that it keeps the focus. */
export function AccountButton({ user, state, send }: AdminUsersProps & { user: User }) {
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
