const MAX_WORDS = 14
const MIN_WORDS = 3
const MAX_LENGTH = 96

/** Words that refer to something outside of the question. */
const REFERENCE =
  /\b(?:this|these|those|it|its|itself|they|them|their|themselves|he|she|him|her|his|hers|we|us|our|ours|you|your|yours|such|here|there|above|below|following|former|latter|other|others|another|same|also|therefore|thus|however|then|one|ones|both|either|neither|respectively|now|a few|me|myself)\b/i
const UNFIT =
  /[()[\]{}"“”«»〈〉:;`*|_<>=\\/…]|\?.*\?|\.\.\.|[.,]\?$|for example|^How do I \S+\?$|^What about |^What (?:is|are) \d|\b(?:did|does|do|is|are|was|were) (?:and|or|but)\b|\b(?:etc|e\.g|i\.e|fig|figure|table|section|chapter|page|appendix)\b/i
/** 'the x Window system', 'the 9.3 Annual Fee' */
const TITLE_PART = /\b(?:[b-z]|\d+\.\d+) \p{Lu}/u
/** 'What happens if the bend is lower?', 'When are sponsors only accepted?', 'a SF id', 'When should 2. The value be set?' */
const UNCLEAR =
  /\b(?:is|are|gets?) (?:lower|higher|larger|smaller|longer|shorter|later|earlier|older|newer|better|worse|more|less|different)\?$|\bonly\b|\b(?:is|was|does|did|will|can) (?:(?:newer|older|later|earlier|previous) \p{Ll}+[^s\W]|(?:package|directory|file|section|overview|page|document|program|option|command))\b|\bless \p{Ll}+er\b|\b\d+\. |\b[Aa] [AEFHILMNORSX]\p{Lu}?\b/u
const DANGLING =
  /\b(?:a|an|the|of|in|on|at|by|for|with|from|to|into|and|or|about|than|as|very|not|up|only|can|be|is|are|do|does|don['’]t|any|the (?:first|second|last|next))\?$/i

/** Whether a reader understands the question without the text that it was made from. */
export function isSelfContained(question: string): boolean {
  const count = question.split(/\s+/).length
  if (count < MIN_WORDS || count > MAX_WORDS || question.length > MAX_LENGTH) return false
  return (
    !REFERENCE.test(question) &&
    !UNFIT.test(question) &&
    !TITLE_PART.test(question) &&
    !UNCLEAR.test(question) &&
    !DANGLING.test(question)
  )
}

/** 'if you open your box' → 'if I open my box', 'if it wakes you' → 'if it wakes me'. */
export function inFirstPerson(text: string): string {
  return text
    .replace(/\byou are\b/gi, 'I am')
    .replace(/\byou aren['’]t\b/gi, 'I am not')
    .replace(/\byou weren['’]t\b/gi, 'I was not')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byourself\b/gi, 'myself')
    .replace(/(\b(?:if|when|should|do|can|must|and|before|after)\s+)you\b/gi, '$1I')
    .replace(/^you\b/i, 'I')
    .replace(/\byou\b/gi, 'me')
}
