import { SearchX } from 'lucide-react'
import { useRef } from 'react'
import { Highlight } from '../../modules/help/Highlight.tsx'
import {
  categoryAnchor,
  HELP_CATEGORIES,
  HELP_QUESTIONS,
  questionAnchor,
} from '../../modules/help/helpQuestions.ts'
import { findQuestions } from '../../modules/help/helpSearch.ts'
import { Accordion } from '../../ui/Accordion/Accordion.tsx'
import { Announcement } from '../../ui/Announcement/Announcement.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import * as styles from './HelpView.css.ts'
import type { HelpProps } from './viewProps.ts'

export interface AnswersProps extends HelpProps {
  onContactSupport: () => void
}

export function Answers({ state, send, onContactSupport }: AnswersProps) {
  const { query, openCategories, openIds } = state.context
  const found = findQuestions(HELP_QUESTIONS, query)
  const count = query.trim() !== '' && describeCount(found.length)
  const searchRef = useRef<HTMLInputElement>(null)
  const clear = () => {
    searchRef.current?.focus()
    send({ type: 'search.edited', query: '' })
  }
  return (
    <Card title="Frequently asked questions" padding="none">
      <div className={styles.search}>
        <SearchField
          ref={searchRef}
          label="Search the answers"
          shortcut="/"
          value={query}
          onValueChange={(text) => send({ type: 'search.edited', query: text })}
        />
        <p className={styles.count}>{count}</p>
        <Announcement>{count}</Announcement>
      </div>
      {state.matches('noMatches') ? (
        <EmptyState
          level={3}
          icon={<SearchX />}
          title="No answers match"
          text="Try fewer or different words, or contact us."
          action={
            <>
              <Button onClick={clear}>Show all answers</Button>
              <Button onClick={onContactSupport}>Contact support</Button>
            </>
          }
        />
      ) : (
        HELP_CATEGORIES.map(({ id: category, name }) => {
          const questions = found.filter((entry) => entry.category === category)
          if (questions.length === 0) return null
          const isOfCategory = (id: string) => questions.some((entry) => entry.id === id)
          return (
            <Disclosure
              key={category}
              id={categoryAnchor(category)}
              className={styles.category}
              level={3}
              title={<Highlight text={name} query={query} />}
              count={questions.length}
              open={openCategories.includes(category)}
              onOpenChange={(isOpen) => send({ type: 'category.toggled', category, isOpen })}
            >
              <Accordion
                multiple
                level={4}
                items={questions.map(({ id, question, answer }) => ({
                  id,
                  title: (
                    <span id={questionAnchor(id)} className={styles.question}>
                      <Highlight text={question} query={query} />
                    </span>
                  ),
                  content: <Highlight text={answer} query={query} />,
                }))}
                value={openIds.filter(isOfCategory)}
                onValueChange={(ids) =>
                  send({
                    type: 'answers.toggled',
                    openIds: [...openIds.filter((id) => !isOfCategory(id)), ...ids],
                  })
                }
              />
            </Disclosure>
          )
        })
      )}
    </Card>
  )
}

function describeCount(count: number): string {
  return count === 1 ? '1 answer matches' : `${count} answers match`
}
