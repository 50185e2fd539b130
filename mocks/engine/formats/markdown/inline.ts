import type { Token } from 'markdown-it'
import { formulaText } from '../formula.ts'
import { withRaised } from '../raised.ts'

/**
 * The text of a line without its syntax: of links only the words remain, of images the description. Line breaks that the
 * writer marked are \n.
 */
export function inlineText(tokens: readonly Token[]): string {
  let text = ''
  /** The text before raised type that has not ended. */
  let base: string | null = null
  for (const token of tokens) {
    if (token.type === 'html_inline') {
      const [, slash, name] = /^<(\/?)([a-z][a-z\d]*)/i.exec(token.content) ?? []
      if (name?.toLowerCase() === 'sup') {
        if (slash === '' && base === null) [base, text] = [text, '']
        else if (base !== null) [base, text] = [null, withRaised(base, text)]
      } else if (name?.toLowerCase() === 'br') text += ' '
    } else text += textOf(token)
  }
  return base === null ? text : base + text
}

/** `==Words==` that a note-taking program shows highlighted. */
const HIGHLIGHT = /==(?=\S)([^=\n]+)(?<=\S)==/g

function textOf({ type, content, children }: Token): string {
  switch (type) {
    case 'softbreak':
      return ' '
    case 'hardbreak':
      return '\n'
    case 'image':
      return inlineText(children ?? [])
    case 'formula':
      return formulaText(content)
    case 'text':
    case 'text_special':
      return content.replace(HIGHLIGHT, '$1')
    case 'code_inline':
      return content
    default:
      return ''
  }
}
