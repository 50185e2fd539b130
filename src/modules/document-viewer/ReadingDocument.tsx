import { Search } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import Markdown from '../../ui/Markdown/Markdown.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { FindBar } from '../../ui/PdfViewer/FindBar.tsx'
import { useDocumentSearch } from '../../ui/PdfViewer/useDocumentSearch.ts'
import type { DocumentContent } from './documentContent.ts'
import type { CitedPassage } from './findPassage.ts'
import * as styles from './ReadingDocument.css.ts'
import { TextContent } from './TextContent.tsx'
import { useCitedPassage } from './useCitedPassage.ts'
import { useFoundText } from './useFoundText.ts'
import { WordContent } from './WordContent.tsx'

export interface ReadingDocumentProps {
  content: Exclude<DocumentContent, { kind: 'pdf' }>
  label: string
  cited: CitedPassage | null
  actions?: ReactNode
  scrollRef?: RefObject<HTMLDivElement | null> | undefined
}

/** A text, Markdown or Word document in lines of a comfortable length. */
export function ReadingDocument({ content, label, cited, actions, scrollRef }: ReadingDocumentProps) {
  const ownRef = useRef<HTMLDivElement>(null)
  const viewRef = scrollRef ?? ownRef
  const textRef = useRef<HTMLDivElement>(null)
  const isFound = useCitedPassage(viewRef, textRef, cited)
  const search = useDocumentSearch()
  const count = useFoundText(viewRef, textRef, search)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the elements inside
    <div className={styles.root} onKeyDown={search.onKeyDown}>
      <div className={styles.toolbar}>
        <IconButton label="Find in document" onClick={search.open}>
          <Search aria-hidden="true" />
        </IconButton>
        {actions}
      </div>
      <FindBar search={search} count={count} onClose={() => viewRef.current?.focus()} />
      {!isFound && <Notice className={styles.notice}>The quotation was not found in this document.</Notice>}
      <section
        ref={viewRef}
        className={styles.scroller}
        aria-label={`Text of ${label}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be focusable
        tabIndex={0}
      >
        <div ref={textRef} className={styles.page}>
          <Content content={content} />
        </div>
      </section>
    </div>
  )
}

function Content({ content }: Pick<ReadingDocumentProps, 'content'>) {
  switch (content.kind) {
    case 'text':
      return <TextContent text={content.text} />
    case 'markdown':
      return <Markdown text={content.text} />
    case 'word':
      return <WordContent tree={content.tree} />
  }
}
