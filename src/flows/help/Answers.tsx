import { SearchX } from 'lucide-react'
import { useRef } from 'react'
import { Accordion } from '../../ui/Accordion/Accordion.tsx'
import { Announcement } from '../../ui/Announcement/Announcement.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { Found } from './Found.tsx'
import * as styles from './HelpView.css.ts'
import { HELP_CATEGORIES, HELP_QUESTIONS } from './helpQuestions.ts'
import { findQuestions } from './helpSearch.ts'
import type { HelpProps } from './viewProps.ts'

/** Where a category stands in the page. */
export const placeOf = (category: string) => `answers-${category}`

/** The questions by category, folded, and a search that leaves those it finds. */
export function Answers({ state, send, onWrite }: HelpProps & { onWrite: () => void }) {
  const { search, open } = state.context
  const found = findQuestions(HELP_QUESTIONS, search)
  const count = search.trim() !== '' && countOf(found.length)
  const searchRef = useRef<HTMLInputElement>(null)
  const clear = () => {
    searchRef.current?.focus()
    send({ type: 'search.edited', search: '' })
  }
  return (
    <Card title="Frequently asked questions" padding="none">
      <div className={styles.search}>
        <SearchField
          ref={searchRef}
          label="Search the answers"
          shortcut="/"
          value={search}
          onValueChange={(words) => send({ type: 'search.edited', search: words })}
        />
        <p className={styles.count}>{count}</p>
        <Announcement>{count}</Announcement>
      </div>
      {state.matches('noMatches') ? (
        <EmptyState
          level={3}
          icon={<SearchX />}
          title="No answers match"
          text="Try fewer or other words, or ask us."
          action={
            <>
              <Button onClick={clear}>Show all answers</Button>
              <Button onClick={onWrite}>Write to support</Button>
            </>
          }
        />
      ) : (
        HELP_CATEGORIES.map(({ id: category, name }) => {
          const questions = found.filter((entry) => entry.category === category)
          if (questions.length === 0) return null
          const isOfCategory = (id: string) => questions.some((entry) => entry.id === id)
          return (
            <section key={category} aria-labelledby={placeOf(category)}>
              <h3 id={placeOf(category)} tabIndex={-1} className={styles.category}>
                <Found text={name} search={search} />
              </h3>
              <Accordion
                multiple
                level={4}
                items={questions.map(({ id, question, answer }) => ({
                  id,
                  title: <Found text={question} search={search} />,
                  content: <Found text={answer} search={search} />,
                }))}
                value={open.filter(isOfCategory)}
                onValueChange={(ids) =>
                  send({ type: 'answers.toggled', open: [...open.filter((id) => !isOfCategory(id)), ...ids] })
                }
              />
            </section>
          )
        })
      )}
    </Card>
  )
}

function countOf(count: number): string {
  return count === 1 ? '1 answer matches' : `${count} answers match`
}
