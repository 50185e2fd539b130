import ts from 'typescript'
import { QUOTED_TEXTS } from '../../../tests/visual/quotedTexts.ts'
import { type Declaration, visit } from './declarations.ts'

export interface Message {
  /** With `{…}` in place of values. */
  text: string
  /** The file that has it, relative to `src`. */
  file: string
  /** Whether the specification quotes it. */
  isQuoted: boolean
}

const QUOTED = new Set<string>(QUOTED_TEXTS)
/** Two words or more that begin like a sentence and end like one. */
const SENTENCE = /^[“"']?[A-Z{][^\n]*\s[^\n]*(\.|\?|!|…)["”]?$/
/** The properties and attributes that hold a message which may lack the full stop. */
const MESSAGE_NAMES = /^(title|text|message|failure|description)$/
/** Errors that report a bug, and logs. */
const FOR_DEVELOPERS = /^(Error|TypeError|console\.\w+|assertEvent)$/

/** The messages in some declarations: whole sentences, and titles of notices. */
export function messagesIn(declarations: readonly Declaration[]): Message[] {
  const messages = new Map<string, Message>()
  const add = (text: string, file: string) => {
    if (!messages.has(text)) messages.set(text, { text, file, isQuoted: QUOTED.has(text) })
  }
  for (const { file, node } of declarations)
    visit(node, (inner) => {
      const text = textOf(inner)
      if (text === null || isForDevelopers(inner)) return
      if (SENTENCE.test(text) || QUOTED.has(text) || (isMessageValue(inner) && /^[A-Z].*\s/.test(text)))
        add(text, file)
    })
  return [...messages.values()]
}

/** The text of a literal or of an element; null for other nodes. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('')
  if (!ts.isJsxElement(node)) return null
  const hasText = node.children.some((child) => ts.isJsxText(child) && child.text.trim() !== '')
  return hasText ? jsxText(node).replace(/\s+/g, ' ').trim() : null
}

function jsxText(element: ts.JsxElement): string {
  return element.children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text
      if (ts.isJsxElement(child)) return jsxText(child)
      if (!ts.isJsxExpression(child)) return '{…}'
      const { expression } = child
      return expression !== undefined && ts.isStringLiteral(expression) ? expression.text : '{…}'
    })
    .join('')
}

function isMessageValue({ parent }: ts.Node): boolean {
  const isNamed = ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)
  return isNamed && MESSAGE_NAMES.test(parent.name.getText())
}

function isForDevelopers({ parent }: ts.Node): boolean {
  return (
    (ts.isNewExpression(parent) || ts.isCallExpression(parent)) &&
    FOR_DEVELOPERS.test(parent.expression.getText())
  )
}
