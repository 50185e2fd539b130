import type { User } from '../../../api/types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Tooltip } from '../../../ui/Tooltip/Tooltip.tsx'
import { isSameUser, userDetails, userName } from './userFacts.ts'
import type { AdminUsersProps } from './viewProps.ts'

/** Switches an account on or off; nobody switches off their own. The same button either way, so it keeps the focus. */
export function AccountButton({ user, state, send }: AdminUsersProps & { user: User }) {
  const { isActive } = userDetails(user)
  const isOwn = isActive && isSameUser(user, state.context.self)
  const requested = { type: 'change.requested', user } as const
  const word = isActive ? 'Deactivate' : 'Activate'
  return (
    <Tooltip content={isOwn && 'You cannot deactivate your own account.'}>
      <Button
        size="small"
        aria-label={`${word} ${userName(user)}`}
        busy={state.matches({ row: 'changing' }) && state.context.changed?.id === user.id}
        disabled={!state.can(requested)}
        focusableWhenDisabled
        onClick={() => send(requested)}
      >
        {word}
      </Button>
    </Tooltip>
  )
}
