/** What a question asks of the documents as a library: their names, one of them, or how long they are together. */
export type LibraryQuestion = 'names' | 'newest' | 'oldest' | 'longest' | 'shortest' | 'length'

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))
/** In English, German, French, Spanish and Italian. */
const DOCUMENTS = wordsOf(
  'documents docs files pdfs papers uploads library dokumente dateien fichiers documentos archivos documenti',
)
const ONE_DOCUMENT = wordsOf('document file pdf paper dokument datei fichier documento archivo')
/** Words that ask for nothing else. */
const OTHER_WORDS = wordsOf(
  "how many much long big number total count the a an my our your all in of at is are was were do does did i we you it they there here that which what what's list show me name tell give please can could so far now currently already altogether overall have has had been got upload uploaded add added index indexed store stored load loaded know see read access to available exist names titles filenames still these those last latest newest recent recently most first oldest earliest longest shortest biggest largest smallest pages page words one hi hello ok wie viele welche sind habe ich hast du es gibt meine alle zeige mir liste neueste neuesten älteste längste das die der ist combien de sont mes quels ai je y il cuántos cuáles tengo hay mis quanti quali ho ci sono",
)
const KINDS: readonly (readonly [LibraryQuestion, RegExp])[] = [
  ['length', /\bhow (?:many|much) (?:pages|words)\b|\bhow long (?:is|are)\b/],
  ['newest', /\b(?:newest|latest|last|recent|recently)\b|neueste/],
  ['oldest', /\b(?:oldest|earliest|first)\b|älteste/],
  ['longest', /\b(?:longest|biggest|largest)\b|längste/],
  ['shortest', /\b(?:shortest|smallest)\b/],
]
/** 'What have I uploaded so far?' */
const UPLOADED = /\b(?:i|we)\b.* (?:uploaded|added|indexed|stored)\b/
/** A library that documents may be about. */
const LIBRARY_AS_SUBJECT = /(?<!\b(?:my|your|our) )\blibrary\b/g
const MAX_LENGTH = 100

/** The kind of a question that has no words but those about documents in general; null for others. */
export function libraryQuestion(question: string): LibraryQuestion | null {
  if (question.length > MAX_LENGTH) return null
  const text = question
    .toLowerCase()
    .replace(LIBRARY_AS_SUBJECT, 'building')
    .replace('knowledge base', 'library')
  const words = text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []
  const isPlural = words.some((word) => DOCUMENTS.has(word))
  const isKnown = (word: string): boolean =>
    DOCUMENTS.has(word) || ONE_DOCUMENT.has(word) || OTHER_WORDS.has(word)
  if (words.length < 2 || !words.every(isKnown)) return null
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0]
  const isOne = words.some((word) => ONE_DOCUMENT.has(word))
  if (kind === undefined && UPLOADED.test(text)) return 'names'
  if (!isPlural && (!isOne || kind === undefined || kind === 'length')) return null
  return kind ?? 'names'
}
