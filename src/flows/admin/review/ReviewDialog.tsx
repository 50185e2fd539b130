import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Application } from '../../../hosted/applications.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { applicantName } from '../waitlist/application.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { MAX_NOTES_CHARACTERS, notesError, type Verdict } from './decisionRules.ts'
import { decidedElsewhereText } from './decisionText.ts'
import { KeyHint } from './KeyHint.tsx'
import { QueueBar } from './QueueBar.tsx'
import * as styles from './ReviewDialog.css.ts'
import { notesOf, type ReviewContext, type ReviewEvent, type reviewMachine } from './review.machine.ts'
import { reviewCommandOf } from './reviewKeys.ts'
import type { QueuePlace } from './reviewQueue.ts'

export interface ReviewDialogProps {
  state: ViewState<typeof reviewMachine>
  send: (event: ReviewEvent) => void
  history: ReactNode
  /** The place of the application among the pending ones; null if it is the only one, or none of them. */
  place: QueuePlace | null
  /** The notice of the last decision, which can be undone here. */
  notice: ReactNode
  /** Milliseconds since 1970. */
  now: number
  /** The element to focus after closing; false to leave the focus alone. Default: the element that had it before. */
  finalFocus?: () => HTMLElement | boolean
}

/**
 * One application: with notes and verdicts while it is pending, read-only afterward. The keys A, R, N and P approve,
 * reject and go to the next and the previous pending application while no field has the focus.
 */
export function ReviewDialog({ state, send, history, place, notice, now, finalFocus }: ReviewDialogProps) {
  const dialogRef = useRef<HTMLDivElement>(null)
  const notesRef = useRef<HTMLTextAreaElement>(null)
  const { application, saveFailure } = state.context
  const topRef = useNewApplicationFocus(dialogRef, application && `${application.id} ${application.status}`)
  if (application === null) return null

  const notes = notesOf(state.context)
  const error = notesError(notes)
  const isSaving = state.matches('saving')
  const isReopening = state.matches('reopening')
  const canDecide = isSaving || state.matches('open') || state.matches('failed')
  const canReopen = isReopening || (state.matches('reading') && application.status === 'rejected')
  const decide = (verdict: Verdict) =>
    error === null ? send({ type: 'verdict.given', verdict }) : notesRef.current?.focus()

  const open = (other: Application | null | undefined) =>
    other && !isSaving && send({ type: 'review.requested', application: other })
  function onKeyDown(event: KeyboardEvent) {
    const command = reviewCommandOf(event)
    if (command === null || !canDecide || isSaving) return
    event.preventDefault()
    if (command === 'approve') decide('approved')
    else if (command === 'reject') decide('rejected')
    else open(place?.[command])
  }

  return (
    <Dialog
      ref={dialogRef}
      onKeyDown={onKeyDown}
      open={!state.matches('closed')}
      // The dialog shows the result of saving, so it cannot be closed before.
      onOpenChange={(isOpen) => !isOpen && !isSaving && !isReopening && send({ type: 'dialog.dismissed' })}
      title={<bdi>{applicantName(application)}</bdi>}
      description={<span ref={topRef}>{toDisplayName(application.email)}</span>}
      width="wide"
      initialFocus={dialogRef}
      {...(finalFocus && { finalFocus })}
      footer={
        canReopen ? (
          <Fragment key="reopen">
            {saveFailure?.kind === 'failed' && (
              <Notice tone="error" title="Failed to update submission" className={styles.failure}>
                {saveFailure.reason}
              </Notice>
            )}
            <p className={styles.note}>Reopening moves it back to pending. No email is sent.</p>
            <Button busy={isReopening} onClick={() => send({ type: 'reopen.requested' })}>
              Reopen
            </Button>
          </Fragment>
        ) : (
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
                aria-keyshortcuts="R"
                onClick={() => decide('rejected')}
              >
                Reject
                <KeyHint>R</KeyHint>
              </Button>
              <Button
                variant="primary"
                disabled={isSaving}
                focusableWhenDisabled
                busy={isSaving && state.context.verdict === 'approved'}
                aria-keyshortcuts="A"
                onClick={() => decide('approved')}
              >
                Approve
                <KeyHint>A</KeyHint>
              </Button>
            </>
          )
        )
      }
    >
      {notice}
      {place !== null && canDecide && (
        <QueueBar
          place={place}
          disabled={isSaving}
          onPrevious={() => open(place.previous)}
          onNext={() => open(place.next)}
        />
      )}
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

/**
 * Moves the focus and the scroll position to the start of the dialog when it shows another application, or one whose
 * status changed, which has other buttons. `shown` identifies both.
 */
function useNewApplicationFocus(dialogRef: { readonly current: HTMLElement | null }, shown: string | null) {
  const topRef = useRef<HTMLSpanElement>(null)
  const previous = useRef(shown)
  useEffect(() => {
    if (previous.current !== null && previous.current !== shown) {
      dialogRef.current?.focus()
      topRef.current?.scrollIntoView({ block: 'nearest' })
    }
    previous.current = shown
  }, [dialogRef, shown])
  return topRef
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
