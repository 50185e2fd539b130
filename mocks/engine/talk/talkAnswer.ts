import { emptyAnswer } from '../answer/emptyAnswers.ts'
import { escapeMarkdown } from '../answer/quotation.ts'
import type { DocumentStore } from '../documentStore.ts'
import type { Answer } from '../types.ts'

const FILLERS =
  'there|engram|mnemosyne|assistant|buddy|mate|again|all|everyone|very much|so much|a lot|for (?:your|the) help|for that|you|to you|well|oh|ok|okay|yes|no|and|then|dear|vielmals|sehr|beaucoup|muchas|mille'
/** Nothing but such words, in any order, with a name at the end: 'hi there', 'ok thanks a lot'. */
const only = (words: string): RegExp =>
  new RegExp(
    `^(?:(?:${words}|${FILLERS})[\\s,.!…)]*)*(?:${words})(?:[\\s,.!…)]+(?:${FILLERS}))*[\\s,.!?…):]*$`,
    'iu',
  )
const GREETING = only(
  "hi|hiya|yo|hey|hello|good (?:morning|afternoon|evening|day)|greetings|hallo|guten (?:tag|morgen|abend)|moin|servus|grüezi|bonjour|bonsoir|salut|hola|buenos días|buenas tardes|ciao|buongiorno|buonasera|olá|bom dia|boa tarde|привет|здравствуйте|how are you(?: doing)?(?: today)?|how's it going|how do you do|what's up|nice to meet you|i have (?:a|another|one more|some) questions?|can i ask (?:you )?(?:a question|something)|(?:just )?(?:a |one )?quick question|hope (?:you(?:'re| are)|all is|everything is) (?:doing )?(?:well|fine|good|ok)|wie geht(?:'s| es dir| es ihnen)?|ça va",
)
const THANKS = only(
  "thanks|thank you|thx|ty|cheers|brilliant|excellent|amazing|wonderful|(?:that|this|it)(?: is|'s| was)? (?:great|perfect|very helpful|really helpful|helpful|useful|all i need(?:ed)?|(?:just |exactly )?what i (?:needed|wanted|was (?:after|looking for))|interesting|good)|that helps|that helped|no thanks|no thank you|no (?:problem|worries)|great|perfect|nice|super|awesome|good answer|good job|well done|much appreciated|got it|i see|danke(?: schön| dir)?|vielen dank|merci|gracias|grazie|obrigad[oa]|спасибо",
)
const AGREEMENT = only(
  "ok|okay|cool|fine|good|alright|all right|understood|interesting|wow|yes|no|nope|yep|sure|right|exactly|never mind|(?:that|this|it)(?: is|'s) (?:right|correct|true)|ja|nein|oui|non|sí",
)
const GOODBYE = only(
  "bye|goodbye|bye bye|see you(?: later| soon| tomorrow| then| next week)?|until tomorrow|have a (?:nice|good|great) (?:day|evening|weekend|one)|talk to you later|good night|take care|that's all|that is all|tschüss|auf wiedersehen|bis bald|au revoir|adiós|hasta luego|arrivederci|tchau|пока",
)
const ABILITIES =
  /^\W*(?:(?:so|and|please|hi|hello|hey),?\s+)*(?:what (?:can|could|do|will) (?:you|i|we)(?: all)? (?:do|ask|help(?: me)?(?: with)?)(?: (?:you|here|for me|about|with this))*|how (?:do|does|can|should) (?:i use )?(?:this|it|you|engram)(?: app| chat)?(?: work)?|how (?:do|can|should) i (?:get started|start|begin)|what (?:sorts?|kinds?) of (?:things|stuff|questions) (?:do|can) you (?:know|do|answer)(?: about)?|what do you know(?: about)?|(?:are you able to|can you) (?:read|open|handle|understand|help me with) (?:my |these |the )?(?:pdfs?|word|docx|markdown|text|scanned|scans?|documents?|files?)(?: documents?| files?)?|who are you|what are you|what is (?:this|engram)|help(?: me)?|how can you help(?: me)?|what(?: are|'re)? your (?:capabilities|skills|features|abilities|functions|limits|limitations)|what (?:kinds? of )?questions? can (?:i|you) (?:ask|answer)(?: you)?|what should i ask|are you (?:an? )?(?:human|person|robot|bot|ai|machine|real|real person|chatgpt|llm|language model|artificial intelligence|there)|what(?:'s| is) your name|do you have a name|give me (?:some )?examples?|was kannst du(?: alles)?|wer bist du|que (?:peux|sais)-tu faire|qué puedes hacer|cosa sai fare)\W*$/iu
/** Texts that only an author writes. */
const AUTHORING =
  /^\W*(?:(?:please|can|could|would|will) (?:you )?(?:please )?)?(?:(?:(?:write|draft|compose|send|schreib(?:e|en)?|rédige|escribe|scrivi)\s+(?:me |us |mir |uns )?|(?:create|generate|make)\s+(?:me |us ))(?:up )?(?:an?|the|my|our|some|eine?n?|un|une)\s+(?:\p{L}+ ){0,2}(?:e-?mail|mail|letter|reply|poem|essay|story|song|speech|article|blog|post|tweet|presentation|slides?|invitation|cover letter|brief|gedicht|text|code|script|program|image|picture|drawing|diagram|chart|table|graph|spreadsheet)s?\b|(?:draw|paint|sketch) (?:me )?an?\b|translate\b|übersetze?\b|traduis\b|remind me\b|book me an?\b|order me an?\b|set (?:me )?an? (?:alarm|reminder))/iu
/** What no document of a user says: the time, the web, the person who asks. */
const OUTSIDE =
  /^\W*(?:(?:please|can|could|would|will) (?:you )?(?:please )?)?(?:what time is it(?: now)?|what(?:'s| is) the (?:time|date|weather)(?: like)?(?: now| today| tomorrow)?|what (?:day|date) is (?:it )?today|what day is it(?: today)?|(?:search|look on|check|browse|use) the (?:web|internet)\b.*|google .+|(?:what(?:'s| is) my (?:name|e-?mail|age)|who am i)|how old are you|where are you(?: from)?|do you (?:like|love|feel|sleep|dream)\b.*|tell (?:me|us) (?:a joke|something funny)|sing .*)\W*$/iu
/** What is done in the app. */
const ACTION =
  /^\W*(?:(?:please|can|could|would|will) (?:you )?(?:please )?)?(?:delete|remove|rename|upload|index|add|share|download|export|open)\s+(?:all |both )?(?:my|this|the|that|these|a|all)\s+(?:(?:new|last|old|whole|other) )?(?:documents?|files?|chats?|conversations?|uploads?|knowledge base|library|account)\W*$/iu
/** 'that is wrong' */
const DOUBT =
  /^\W*(?:no,? )?(?:i think )?(?:(?:that|this|it|the answer|you)(?: is|'s| was| looks| seems| are|'re)(?: all| totally| completely)? (?:not (?:right|correct|true|what i (?:asked|meant))|wrong|incorrect|false|nonsense|mistaken|a mistake)|(?:that|this|it|the answer|you) (?:isn't|wasn't|aren't) (?:right|correct|true|what i (?:asked|meant)))\W*$/iu

const CAPABILITIES = [
  'I answer from the documents in your knowledge base, quote the passages, and say how certain I am.',
  'I summarize a document or a chapter, list what is asked for, and show where your documents disagree.',
  'I do not know anything else, and I say so when your documents do not contain an answer.',
]

/** The first that is said decides: 'ok, thanks, bye'. */
const REPLIES: readonly (readonly [RegExp, (about: string) => string])[] = [
  [GREETING, (about) => `Hello. What would you like to know from ${about}?`],
  [THANKS, () => 'You are welcome. Ask on whenever you like.'],
  [AGREEMENT, () => 'All right. Ask on whenever you like.'],
  [GOODBYE, () => 'Goodbye. This chat stays in the list on the left.'],
]
const ONLY_FILLERS = only(FILLERS)

/** Null unless all parts of a text are such words. */
function replyTo(said: string): ((about: string) => string) | null {
  const parts = said.split(/[,.;!?–—]+|\s-\s|\band\b/).filter((part) => part.trim() !== '')
  const replyOf = (part: string) => REPLIES.find(([pattern]) => pattern.test(part.trim()))?.[1]
  const replies = parts.map((part) => replyOf(part) ?? (ONLY_FILLERS.test(part.trim()) ? null : undefined))
  if (replies.includes(undefined)) return null
  return replyOf(said) ?? replies.find((reply) => reply !== null) ?? null
}

/** A longer text is more than a greeting. */
const MAX_LENGTH = 80

/** What is said to the assistant without asking the documents, answered in a line; null for a question about them. */
export function talkAnswer(text: string, { documents }: DocumentStore): Answer | null {
  const said = text
    .trim()
    .replace(/\p{Extended_Pictographic}|\uFE0F|[:;]-?[)D]/gu, '')
    .replaceAll('’', "'")
  if (said.length > MAX_LENGTH) return null
  const count = documents.size
  const about = count === 1 ? 'your document' : `your ${count} documents`
  if (said === '') return null
  const reply = replyTo(said)
  if (reply !== null) return emptyAnswer(reply(about))
  if (ABILITIES.test(said)) return emptyAnswer(`${list(CAPABILITIES)}\n\n${examples(documents)}`)
  if (AUTHORING.test(said))
    return emptyAnswer(
      'I cannot write texts or do things for you. I can answer from your documents, quote them and summarize them.',
    )
  if (OUTSIDE.test(said))
    return emptyAnswer('I only know what your documents say. I cannot look anything up elsewhere.')
  if (ACTION.test(said))
    return emptyAnswer(
      'I cannot change documents or chats from here. The Knowledge Base and the list of chats have buttons for that.',
    )
  if (DOUBT.test(said))
    return emptyAnswer(
      'I may have taken the wrong passage. The sources beside the answer show where it is from. Asking in other words, or naming the document, often finds a better one.',
    )
  return null
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

const MAX_EXAMPLES = 2

function examples(documents: DocumentStore['documents']): string {
  const newest = [...documents.values()].reverse().slice(0, MAX_EXAMPLES)
  const asked = newest.map(
    ({ extracted: { title } }) => `“What are the main points of ${escapeMarkdown(title)}?”`,
  )
  return `For example: ${asked.join(' or ')}`
}
