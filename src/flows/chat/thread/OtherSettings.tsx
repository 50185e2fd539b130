import { RotateCw } from 'lucide-react'
import type { AccountSettings } from '../../../domain/settings.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { changedSettings } from '../messages/answerSettings.ts'
import type { AnswerActionsProps } from './AnswerActions.tsx'
import * as styles from './Message.css.ts'

export interface OtherSettingsProps extends AnswerActionsProps {
  /** Today's settings. */
  settings: AccountSettings
}

/** Says with which settings an answer was computed, if they are others today. */
export function OtherSettings({ answer, settings, canAskAgain, send }: OtherSettingsProps) {
  const changed = changedSettings(answer, settings)
  if (changed.length === 0) return null
  return (
    <div className={styles.otherSettings}>
      <p>Answered with other settings: {changed.join(', ')}.</p>
      {canAskAgain && (
        <Button
          size="small"
          variant="quiet"
          edge="start"
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => send({ type: 'question.repeated' })}
        >
          Ask again with today's settings
        </Button>
      )}
    </div>
  )
}
