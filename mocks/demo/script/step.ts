import type { SignInPorts } from '../people/signInAs.ts'
import type { ScriptTexts } from './scriptTexts.ts'

/** What a step does things with. */
export interface StepPorts extends SignInPorts {
  /** Opens a page of the app, with the state of its history entry. */
  readonly open: (path: string, state?: object) => void
  readonly showMailbox: (isOpen: boolean) => void
}

/** One press of the presenter. */
export interface ScriptStep {
  readonly title: string
  /** What to say meanwhile. */
  readonly say: string
  /** How long that takes, with a look at the page. */
  readonly seconds: number
  /** Label of the button that performs the step. */
  readonly action: string
  /** What the button does, for the guide. */
  readonly effect: string
  /**
   * Performs the step in the app. Brings about what it needs, so that the steps can be performed in any order, and again.
   *
   * @throws Error with the reason why it is not possible
   */
  readonly perform: (ports: StepPorts, texts: ScriptTexts) => Promise<void>
}
