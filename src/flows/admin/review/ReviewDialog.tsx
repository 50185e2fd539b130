import { type ReactNode, useRef } from 'react'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { applicantName } from '../waitlist/application.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import type { Verdict } from './decisionRules.ts'
import { MAX_NOTES_CHARACTERS, notesError } from './decisionRules.ts'
import { decidedElsewhereText } from './decisionText.ts'
import * as styles from './ReviewDialog.css.ts'
import type { ReviewContext, ReviewEvent, reviewMachine } from './review.machine.ts'
import { notesOf } from './review.machine.ts'

export interface ReviewDialogProps {
  state: ViewState<typeof reviewMachine>
  send: (event: ReviewEvent) => void
  history: ReactNode
  /** Milliseconds since 1970. */
  now: number
  /** The element to focus after closing; false to leave the focus alone. Default: the element that had it before. */
  finalFocus?: () => HTMLElement | boolean
}

/** One application: with notes and verdicts while it is pending, read-only afterward. */
export function ReviewDialog({ state, send, history, now, finalFocus }: ReviewDialogProps) {
  const dialogRef = useRef<HTMLDivElement>(null)
  const notesRef = useRef<HTMLTextAreaElement>(null)
  const { application, saveFailure } = state.context
  if (application === null) return null

  const notes = notesOf(state.context)
  const error = notesError(notes)
  const isSaving = state.matches('saving')
  const canDecide = isSaving || state.matches('open') || state.matches('failed')
  const decide = (verdict: Verdict) =>
    error === null ? send({ type: 'verdict.given', verdict }) : notesRef.current?.focus()

  return (
    <Dialog
      ref={dialogRef}
      open={!state.matches('closed')}
      // The dialog shows the result of saving, so it cannot be closed before.
      onOpenChange={(open) => !open && !isSaving && send({ type: 'dialog.dismissed' })}
      title={<bdi>{applicantName(application)}</bdi>}
      description={toDisplayName(application.email)}
      width="wide"
      initialFocus={dialogRef}
      {...(finalFocus && { finalFocus })}
      footer={
        canDecide && (
          <>
            {state.matches('failed') && saveFailure?.kind === 'failed' && (
              <Notice tone="error" title="Failed to update submission" className={styles.failure}>
                {saveFailure.reason} Your notes are still here. Please try again.
              </Notice>
            )}
            <p className={styles.note}>Approving sends the setup email.</p>
            <Button
              variant="danger"
              disabled={isSaving}
              focusableWhenDisabled
              busy={isSaving && state.context.verdict === 'rejected'}
              onClick={() => decide('rejected')}
            >
              Reject
            </Button>
            <Button
              variant="primary"
              disabled={isSaving}
              focusableWhenDisabled
              busy={isSaving && state.context.verdict === 'approved'}
              onClick={() => decide('approved')}
            >
              Approve
            </Button>
          </>
        )
      }
    >
      {state.matches('outdated') && saveFailure !== null && (
        <Notice
          tone="warning"
          title={
            saveFailure.kind === 'decidedElsewhere'
              ? decidedElsewhereText(saveFailure, now)
              : 'This application is no longer on the list'
          }
        >
          Your decision was not saved. Nothing was changed.
        </Notice>
      )}
      <ApplicationFacts application={application} now={now} />
      {canDecide ? (
        <TextArea
          ref={notesRef}
          label="Admin notes"
          value={notes}
          onValueChange={(edited) => send({ type: 'notes.edited', notes: edited })}
          readOnly={isSaving}
          minRows={3}
          maxRows={6}
          maxCharacters={MAX_NOTES_CHARACTERS}
          error={error}
          dir="auto"
        />
      ) : (
        <ReadNotes {...state.context} />
      )}
      {history}
    </Dialog>
  )
}

/** The stored notes, and the draft if it was not saved. */
function ReadNotes({ application, drafts }: ReviewContext) {
  if (application === null) return null
  const { admin_notes: saved } = application
  const unsaved = drafts[application.id]?.trim()
  return (
    <>
      {saved && <Notes label="Admin notes" text={saved} />}
      {unsaved && unsaved !== saved && <Notes label="Your unsaved notes" text={unsaved} />}
    </>
  )
}

function Notes({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.notes}>
      <h3 className={styles.notesLabel}>{label}</h3>
      <p dir="auto" className={styles.value}>
        {text}
      </p>
    </div>
  )
}
