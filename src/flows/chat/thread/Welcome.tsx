import { GitCompareArrows, Quote, Upload, Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { SuggestedQuestion } from '../../../api/types.ts'
import { PATHS } from '../../../domain/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx'
import type { ChatEvent } from '../machine/chat.types.ts'
import type { OfferStatus } from '../machine/viewStatus.ts'
import { SuggestionList, SuggestionListSkeleton } from '../suggestions/SuggestionList.tsx'
import * as styles from './Thread.css.ts'

const KINDS = [
  {
    icon: Quote,
    name: 'A fact',
    text: 'A figure, a date, a name: the answer cites the file and the page.',
  },
  {
    icon: GitCompareArrows,
    name: 'A conflict',
    text: 'Where documents disagree, and which side has more support.',
  },
  { icon: Waypoints, name: 'A connection', text: 'How two ideas are connected.' },
]

export interface WelcomeProps {
  assistantName: string
  offer: OfferStatus
  questions: readonly SuggestedQuestion[]
  send: (event: ChatEvent) => void
}

/** Shown while the thread is empty: questions to ask, or what to do before documents can be asked. */
export function Welcome({ assistantName, offer, questions, send }: WelcomeProps) {
  if (offer === 'noDocuments') {
    return (
      <Frame
        title="Upload a document first"
        text={`${introduced(assistantName)} answers from your documents. Upload a PDF, Word, Markdown or text file, then ask about it here.`}
      >
        <KnowledgeBaseLink icon={<Upload aria-hidden="true" />} text="Upload documents" />
      </Frame>
    )
  }
  if (offer === 'documentsWaiting') {
    return (
      <Frame
        title="Your documents are not indexed yet"
        text="Questions about them appear here as soon as the first one is indexed."
      >
        <KnowledgeBaseLink text="Open Knowledge Base" />
      </Frame>
    )
  }
  return (
    <Frame
      title="What would you like to know?"
      text={`${introduced(assistantName)} answers from your documents and shows how confident it is.`}
    >
      {offer === 'loading' && <SuggestionListSkeleton />}
      {offer === 'questions' && <SuggestionList questions={questions} send={send} />}
      {offer === 'examples' && <Examples />}
    </Frame>
  )
}

function Frame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.welcome}>
      <div>
        <h2 className={styles.welcomeTitle}>{title}</h2>
        <p className={styles.welcomeText}>{text}</p>
      </div>
      {children}
    </div>
  )
}

function KnowledgeBaseLink({ icon, text }: { icon?: ReactNode; text: string }) {
  return (
    <div>
      <ButtonLink variant="primary" icon={icon} render={<RouterLink to={PATHS.knowledgeBase} />}>
        {text}
      </ButtonLink>
    </div>
  )
}

/** Says who it is, because the name is the user's choice, or that of the demo. */
function introduced(assistantName: string): string {
  return assistantName === 'Assistant' ? 'Your assistant' : `${assistantName}, your assistant,`
}

/** What can be asked, without questions from the documents. */
function Examples() {
  return (
    <ul className={styles.kinds}>
      {KINDS.map(({ icon: Icon, name, text }) => (
        <li key={name} className={styles.kind}>
          <Icon aria-hidden="true" />
          <span className={styles.kindName}>{name}</span>
          <span className={styles.kindText}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
