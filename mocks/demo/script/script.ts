import type { Role } from '../people/roles.ts'

export const STEP_IDS = ['ask', 'page', 'upload', 'approve', 'failure'] as const
export type StepId = (typeof STEP_IDS)[number]

export interface ScriptStep {
  readonly id: StepId
  readonly title: string
  readonly say: string
  /** Label of the button that performs the step. */
  readonly action: string
  /** What the button does, for the guide. */
  readonly effect: string
  /** Who must be signed in. */
  readonly as: Role
  readonly text?: string
}

export const SCRIPT_WORLD = 'demo'

/** The fault of the last step. */
export const SCRIPT_FAULT = 'backend-down'

/** A demo of three minutes. docs/demo-script.md shows the same steps; a test compares them. */
export const SCRIPT: readonly ScriptStep[] = [
  {
    id: 'ask',
    title: 'Ask about a contradiction',
    say: 'Two documents give different numbers. The answer shows both and says which document each one comes from.',
    action: 'Ask the question',
    effect: 'Signs in as the user, opens a new chat and asks the question.',
    as: 'user',
    text: 'At how many decibels are the sound cues played?',
  },
  {
    id: 'page',
    title: 'Open the cited page',
    say: 'Every sentence has a source. One click opens the document at the page that it cites.',
    action: 'Open the page',
    effect: 'Opens the first source of the answer that has pages.',
    as: 'user',
  },
  {
    id: 'upload',
    title: 'Add a document',
    say: 'Any PDF can be added. It is read and indexed here in the browser, and the next question already uses it.',
    action: 'Download the sample PDF',
    effect: 'Downloads a PDF and opens the Knowledge Base. Drop the file there.',
    as: 'user',
  },
  {
    id: 'approve',
    title: 'Approve an applicant',
    say: 'People apply for access. An admin approves the application, and the applicant gets a setup link by email.',
    action: 'Approve and open the mail',
    effect: 'Signs in as the admin, approves the newest pending application and opens the mailbox.',
    as: 'admin',
  },
  {
    id: 'failure',
    title: 'Show a failure',
    say: 'When the backend is down, the app says so and keeps the question. When it is back, the same question is answered.',
    action: 'Stop the backend and ask',
    effect:
      'Stops the backend and asks a question. The second press starts it again and repeats the question.',
    as: 'user',
    text: 'Does cueing help weak memories?',
  },
]
