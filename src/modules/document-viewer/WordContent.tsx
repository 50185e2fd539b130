import { createElement, type ReactNode } from 'react'
import { Link } from '../../ui/Link/Link.tsx'
import * as markdown from '../../ui/Markdown/Markdown.css.ts'
import { rehypeOutline } from '../../ui/Markdown/outline.ts'
import * as styles from './ReadingDocument.css.ts'
import type { WordElement, WordNode, WordTree } from './word/wordTree.ts'

/** A Word document as React elements. Only the elements and attributes that `readWordHtml` keeps can occur. */
export function WordContent({ tree }: { tree: WordTree }) {
  const outlined = structuredClone(tree)
  rehypeOutline()(outlined)
  return <div className={markdown.root}>{outlined.children.map(render)}</div>
}

function render(node: WordNode, key: number): ReactNode {
  if (node.type === 'text') return node.value
  const { tagName, properties } = node
  if (tagName === 'img')
    return <img key={key} className={styles.picture} src={properties.src} alt={properties.alt ?? ''} />
  if (tagName === 'br') return <br key={key} />
  const children = node.children.map(render)
  if (tagName === 'a') {
    return (
      <Link key={key} href={properties.href} target="_blank" rel="noopener noreferrer">
        {children}
      </Link>
    )
  }
  if (tagName === 'table') return <TableBox key={key}>{children}</TableBox>
  return createElement(tagName, { key, ...attributesOf(node) }, ...children)
}

/** Each block uses the text direction of its own language. */
function attributesOf({ tagName, properties }: WordElement) {
  if (tagName === 'td' || tagName === 'th')
    return {
      dir: 'auto',
      colSpan: properties.colspan && Number(properties.colspan),
      rowSpan: properties.rowspan && Number(properties.rowspan),
    }
  return /^(?:p|h\d|li)$/.test(tagName) ? { dir: 'auto' } : {}
}

function TableBox({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={markdown.tableBox}
      role="group"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be focusable
      tabIndex={0}
    >
      <table className={markdown.table}>{children}</table>
    </div>
  )
}
