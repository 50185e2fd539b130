import { useId } from 'react'
import { NewPasswordFields } from '../../../modules/account/NewPasswordFields.tsx'
import { Form } from '../../../modules/form/Form.tsx'
import { FormNotice } from '../../../modules/form/FormNotice.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import * as styles from './AdminUsersView.css.ts'
import { userName } from './userDetails.ts'
import type { AdminUsersProps } from './viewProps.ts'

export function PasswordDialog({ state, send }: AdminUsersProps) {
  const { changed, changeFailure, newPassword } = state.context
  const formId = useId()
  const isSaving = state.matches({ change: 'savingPassword' })
  const isOpen =
    isSaving || state.matches({ change: 'choosingPassword' }) || state.matches({ change: 'passwordFailed' })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && !isSaving && send({ type: 'passwordChange.cancelled' })}
      title="Set a new password"
      description={
        <>
          For the documents and chats of <bdi className={styles.account}>{changed && userName(changed)}</bdi>.
          The old password stops working and their sessions end. The sign-in password stays the same: they can
          set it to the new one with “Forgot password?”.
        </>
      }
      footer={
        <>
          <Button disabled={isSaving} onClick={() => send({ type: 'passwordChange.cancelled' })}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={isSaving}>
            Set password
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        className={styles.newPassword}
        busy={isSaving}
        onSubmit={() => send({ type: 'newPassword.submitted' })}
      >
        <FormNotice busy={isSaving}>
          {state.matches({ change: 'passwordFailed' }) && (
            <Notice tone="error" title="The password couldn't be changed.">
              {changeFailure}
            </Notice>
          )}
        </FormNotice>
        <input hidden readOnly autoComplete="username" value={changed?.email ?? ''} />
        <NewPasswordFields
          fields={newPassword}
          readOnly={isSaving}
          onEdit={(name, value) => send({ type: 'newPassword.edited', name, value })}
        />
      </Form>
    </Dialog>
  )
}
