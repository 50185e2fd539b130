import { useMemo } from 'react'
import * as styles from './ReadingDocument.css.ts'

/** Lines per element. Browsers lay out only the elements near the view. */
const LINES = 100

/** Plain text with its own line breaks. */
export function TextContent({ text }: { text: string }) {
  const blocks = useMemo(() => {
    const lines = text.split('\n')
    return Array.from({ length: Math.ceil(lines.length / LINES) }, (_, index) =>
      lines.slice(index * LINES, (index + 1) * LINES).join('\n'),
    )
  }, [text])
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change
    <div key={index} className={styles.plainText} dir="auto">
      {block}
    </div>
  ))
}
