import { isPlural } from '../text/isPlural.ts'

/** 'list the X', 'which X are there', 'what does X consist of'. */
const LIST =
  /^(?:list|name|enumerate)\b(?! of (?:the )?\w+(?:er|or)\b)|^(?:the )?(?:names|types|kinds|sorts|list) of\b|^(?:give|show|tell)(?: (?:me|us))? (?:a list of|all|the (?:list|names) of)\b|^(?:what|which) .+ (?:are there|exist)\b|^(?:what|which) (?:kinds|types|sorts|varieties|categories) of\b|^what (?:does|do|did|can) .+ (?:consist of|include|contain|comprise|have|offer)[?.! ]*$|^what (?:does|do|did) .+ consist of\b|^what (?:is|are) (?:included|contained)\b|^what (?:else )?belongs to\b/
const WHAT_ARE = /^what (?:are|were) (the |some |all |its |their |your |our |my |these |those )?(.+)/
const WHICH =
  /^(?:(?:on|in|at|for|with|from|to|by|of) )?(which|what) (?:(?:two|three|four|five|six|other) )?(.+)/
/** Verbs after 'which X'. After 'is' or 'was', X is one thing. */
const PLURAL_VERB = /^(?:are|were|do|does|did|can|could|have|had|must|should|shall|may|might|will|would|has)$/
const SINGULAR_VERB = /^(?:is|was)$/
/** Words that end a noun phrase. */
const AFTER_NOUN =
  /^(?:of|for|in|on|at|to|from|with|by|that|during|about|between|under|and|used|called|available|needed|required|supported|allowed)$/
/** Words that are not in a noun phrase: 'what happens if the batteries are empty'. */
const NOT_IN_NOUN =
  /^(?:if|when|who|which|what|the|a|an|i|you|we|it|happens|occurs|makes|comes|follows|prevents)$/
/** Maximum words between 'which' and the verb. */
const MAX_NOUN_WORDS = 7

/**
 * Whether an English question in lower case asks for several things: 'list the …', 'which options are there', or a plural
 * noun with a verb. 'Which gas do plants absorb?' asks for one.
 */
export function asksForList(question: string): boolean {
  if (LIST.test(question)) return true
  const [, determiner, things] = WHAT_ARE.exec(question) ?? []
  if (things !== undefined) {
    const words = wordsOf(things)
    const noun = nounOf(words)
    // 'What are tides?' asks for a definition.
    const isSpecific = determiner !== undefined || noun.length < words.length
    return isSpecific && isPlural(noun.at(-1) ?? '')
  }
  const [, pronoun, rest = ''] = WHICH.exec(question) ?? []
  if (pronoun === undefined) return false
  const words = wordsOf(rest)
  const verb = words.findIndex((word) => PLURAL_VERB.test(word) || SINGULAR_VERB.test(word))
  if (verb > 0 && verb <= MAX_NOUN_WORDS) {
    const noun = nounOf(words.slice(0, verb))
    if (SINGULAR_VERB.test(words[verb] ?? '') || noun.some((word) => NOT_IN_NOUN.test(word))) return false
    return isPlural(noun.at(-1) ?? '')
  }
  // 'Which options support …': a plural noun and a verb without -s.
  return pronoun === 'which' && isPlural(words[0] ?? '') && !isPlural(words[1] ?? '')
}

/** The words up to the first that ends the noun phrase. */
function nounOf(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => AFTER_NOUN.test(word))
  return end < 0 ? words : words.slice(0, end)
}

function wordsOf(text: string): string[] {
  return text.match(/[\w'’-]+/g) ?? []
}
