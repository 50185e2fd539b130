import { MAX_USE_CASE_CHARACTERS } from '../../domain/waitlistForm.ts'
import { RESEARCH_AREA_OPTIONS, TIMELINE_OPTIONS } from '../../domain/waitlistOptions.ts'
import { NativeSelect } from '../../ui/NativeSelect/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import type { BindField } from './useWaitlistFields.ts'
import { note, wide } from './WaitlistView.css.ts'

export interface AboutProjectProps {
  bind: BindField
  /** The application is being submitted. */
  isBusy: boolean
}

/** The second step: the optional fields. */
export function AboutProject({ bind, isBusy }: AboutProjectProps) {
  return (
    <>
      <p className={note}>Optional, but it helps.</p>
      <TextField
        {...bind('organization')}
        label="Organization"
        autoComplete="organization"
        readOnly={isBusy}
      />
      <NativeSelect
        {...bind('researchArea')}
        label="Research area"
        options={RESEARCH_AREA_OPTIONS}
        placeholder="Select an area"
        disabled={isBusy}
      />
      <TextArea
        {...bind('useCase')}
        className={wide}
        label="Intended use case"
        hint="What would you like to ask?"
        minRows={3}
        maxCharacters={MAX_USE_CASE_CHARACTERS}
        readOnly={isBusy}
      />
      <NativeSelect
        {...bind('timeline')}
        className={wide}
        label="Timeline"
        options={TIMELINE_OPTIONS}
        placeholder="Select a timeline"
        disabled={isBusy}
      />
    </>
  )
}
