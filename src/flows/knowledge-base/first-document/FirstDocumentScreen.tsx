import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '../../../domain/paths.ts'
import { useSessionActor } from '../../../session/SessionProvider.tsx'
import { sessionDocuments } from '../machine/sessionDocuments.ts'
import { describeFile } from '../upload/chosenFile.ts'
import { FirstDocumentView } from './FirstDocumentView.tsx'

/** Uploads the first documents of an account and opens the knowledge base, which shows their progress. */
export default function FirstDocumentScreen() {
  const session = useSessionActor()
  const [actor] = useState(() => sessionDocuments(session))
  const navigate = useNavigate()
  return (
    <FirstDocumentView
      onFiles={(files) => {
        actor.send({ type: 'files.chosen', files: files.map(describeFile) })
        navigate(PATHS.knowledgeBase)
      }}
    />
  )
}
