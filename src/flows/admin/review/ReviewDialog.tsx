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
  /** What has become of the application. */
  history: ReactNode
  /** Milliseconds since 1970. */
  now: number
  /** Where the focus goes when the dialog closes; else back to where it was, and false for nowhere. */
  finalFocus?: () => HTMLElement | boolean
}

/** One application in full: to be decided about while it is pending, afterwards for reading. */
export function ReviewDialog({ state, send, history, now, finalFocus }: ReviewDialogProps) {
  const dialogRef = useRef<HTMLDivElement>(null)
  const notesRef = useRef<HTMLTextAreaElement>(null)
  const { submission, answer } = state.context
  if (submission === null) return null

  const notes = notesOf(state.context)
  const fault = notesError(notes)
  const isSaving = state.matches('saving')
  const canDecide = isSaving || state.matches('open') || state.matches('failed')
  const give = (verdict: Verdict) =>
    fault === null ? send({ type: 'verdict.given', verdict }) : notesRef.current?.focus()

  return (
    <Dialog
      ref={dialogRef}
      open={!state.matches('closed')}
      // What is being saved is waited for: its result has to be told.
      onOpenChange={(open) => !open && !isSaving && send({ type: 'dialog.dismissed' })}
      title={<bdi>{applicantName(submission)}</bdi>}
      description={toDisplayName(submission.email)}
      width="wide"
      initialFocus={dialogRef}
      {...(finalFocus && { finalFocus })}
      footer={
        canDecide && (
          <>
            {state.matches('failed') && answer?.kind === 'failed' && (
              <Notice tone="error" title="Failed to update submission" className={styles.failure}>
                {answer.reason} Your notes are still here: decide again when you are ready.
              </Notice>
            )}
            <p className={styles.note}>Approving sends the setup email.</p>
            <Button
              variant="danger"
              disabled={isSaving}
              focusableWhenDisabled
              busy={isSaving && state.context.verdict === 'rejected'}
              onClick={() => give('rejected')}
            >
              Reject
            </Button>
            <Button
              variant="primary"
              disabled={isSaving}
              focusableWhenDisabled
              busy={isSaving && state.context.verdict === 'approved'}
              onClick={() => give('approved')}
            >
              Approve
            </Button>
          </>
        )
      }
    >
      {state.matches('overtaken') && answer !== null && (
        <Notice
          tone="warning"
          title={
            answer.kind === 'taken'
              ? decidedElsewhereText(answer, now)
              : 'This application is not on the list any more'
          }
        >
          Your decision was not saved. Nothing was changed.
        </Notice>
      )}
      <ApplicationFacts submission={submission} now={now} />
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
          error={fault}
          dir="auto"
        />
      ) : (
        <ReadNotes {...state.context} />
      )}
      {history}
    </Dialog>
  )
}

/** The notes of the decision, and those typed here that did not become part of it. */
function ReadNotes({ submission, drafts }: ReviewContext) {
  if (submission === null) return null
  const { admin_notes: saved } = submission
  const unsaved = drafts[submission.id]?.trim()
  return (
    <>
      {saved && <Notes label="Admin notes" text={saved} />}
      {unsaved && unsaved !== saved && <Notes label="Your notes, not saved" text={unsaved} />}
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
