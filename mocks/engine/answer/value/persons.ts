import { NAME } from '../../conflicts/nameMatches.ts'
import type { Statement } from '../../conflicts/statement.ts'
import { isCalendarWord } from '../../text/dates.ts'
import type { Span } from '../../text/sentences.ts'
import { isStopWord } from '../../text/stopWords.ts'
import type { AskedValue } from './askedValue.ts'
import { nearestValue, nearnessOf, startOf } from './values.ts'

const ROLES =
  'manager|director|officer|head|chair|chairman|chairwoman|chairperson|secretary|treasurer|committee|board|council|landlord|tenant|contractor|customer|supplier|operator|owner|author|editor|librarian|caretaker|supervisor|inspector|engineer|technician|nurse|doctor|physician|surgeon|pharmacist|teacher|trainer|warden|steward|coordinator|coordinators|administrator|approver|department|laboratory|office|team|group|company|agency|authority|ministry|insurer|driver|pilot|captain|assistant|leader|employee|employees|employer|members|member|users|staff|maintainer|developers|deputy|auditor|accountant|representative|guarantor|manufacturer|seller|buyer|client|volunteer|volunteers|parents|carer|dentist|hygienist|concierge|keeper|curator|clerk|traveller'
/** What follows a name and belongs to it: ', Managing Director'. */
const TITLE =
  /^,\s(?!(?:and|but|or|who|which|his|her|their|its|the|an?)\b)((?:\p{L}[\p{L}-]+\s){0,2}\p{L}[\p{L}-]+)(?=[,.;)]|$)/u
const IS_ROLE = new RegExp(`(?:^|\\s)(?:${ROLES})$`, 'i')
/** 'Turvik district laboratory'. */
const GROUP = new RegExp(String.raw`^(?:\s\p{Ll}+){0,2}\s(?:${ROLES})\b`, 'u')
const NAMES = new RegExp(`(?<![\\p{L}\\d])${NAME}`, 'gu')
const ROLE = new RegExp(
  String.raw`\b(?:the|a|an|your|our|their|his|her|its|each|every|any)\s(?:[\p{L}’'-]+\s){0,3}?(?:${ROLES})\b(?![’']s)(?:\s(?:of|for|in)\s(?:the\s)?(?:[\p{Ll}]+\s?){1,2}(?=[.,;)]|\s(?:is|are|has|must|shall|may|will|can)\b|$))?`,
  'giu',
)
/** What is before a person who does something. */
const LEADS_TO_PERSON =
  /\b(?:by|contact|ask|call|ring|inform|tell|notify|e-?mail|consent of|approval of|permission of|agreement of|appointed|elected|is|was|are|were|named|called)\s(?:the\s)?$/i
/** The same, but the person may only take part. */
const MAY_LEAD_TO_PERSON = /\b(?:with|to|from|via|through|as)\s(?:the\s)?$/i
/** What is after a person who does something. */
const FOLLOWS_PERSON =
  /^(?:,\swho\s|(?:,[^,]{3,40},)?\s(?:is|was|are|were|has|have|had|will|would|shall|must|may|can|should|stands|takes|keeps|leads|chairs|wrote|made|built|led|began|held|took|gave|ran|kept|won|found|brought|sent|chose|drew|told|said|put|set|\p{Ll}+(?:ed|s))\b)/u
/** What only persons and organizations do. */
const DOES =
  /^\s(?:is (?:responsible|in)|(?:will |to |has |have )?(?:stands? in|deputi[sz]es?|takes? over|looks? after|chairs?|chaired|leads?|led|signs?|signed|approves?|approved|writes?|wrote|written|asks?|asked|designed|founded|invented|discovered|handles?|manages?|managed|agreed|offered|volunteered|reported|presented|proposed|checks?|checked|orders?|ordered|books?|booked|contacts?|writes?|sends?|sent|started|explained|thanked|brings?|brought))\b/
const NO_NAME =
  /^(?:The|This|That|These|Those|If|When|In|On|At|For|From|To|By|As|An?|It|Its|We|You|Our|Your|Your|My|He|She|They|All|Any|Each|No|Not|Note|Please|Section|Chapter|Table|Figure|Annex|Appendix|Schedule|Item|Clause|Article|Part|Step|Version|Page|Before|After|During|There|Here|Only|Since|While|However|Also|Then|Until|With|Without|Both|But|And|Or|So|Time|Out|Out|Points?)$/

/** The person, group or role that a sentence names for what is asked; null if it is not clear. */
export function personIn(asked: AskedValue, statement: Statement): Span | null {
  const { text } = statement
  const names = namesIn(asked, statement)
  const roles = Array.from(text.matchAll(ROLE), ({ 0: written, index }) => ({
    start: index,
    end: index + written.trimEnd().length,
  })).filter(({ start, end }) => !isRepeated(text.slice(start, end), asked))
  const tiers = [
    names.filter((name) => AGENT.test(before(name, text))),
    names.filter((name) => isActing(name, text)),
    ASKS_WHOM.test(asked.clause) ? names.filter((name) => MAY_LEAD_TO_PERSON.test(before(name, text))) : [],
    names.length === 1 ? names.filter(({ start, end }) => /\s/.test(text.slice(start, end))) : [],
    names.length === 0 ? roles : [],
  ]
  const value = nearestValue(tiers.find((tier) => tier.length > 0) ?? [], asked, statement)
  if (value === null) return null
  const nearness = nearnessOf(value, asked, statement)
  const isNearest = names.every((name) => nearnessOf(name, asked, statement) <= nearness)
  return isNearest ? withSecond(withTitle(value, text), text) : null
}

/** 'Who do I tell?' asks for somebody to whom something is done. */
const ASKS_WHOM = /\bwhom\b|\b(?:do|does|did|should|can|must|may|could|i|we|to|with|goes?|gets?)\b/
const SECOND = new RegExp(`^\\sand\\s${NAME}`, 'u')
const LISTED = new RegExp(`^,\\s(?:and\\s)?${NAME}(?:,|\\sand\\s)`, 'u')
const PRECEDED = new RegExp(`${NAME}(?:\\sand|,)\\s$`, 'u')
const AGENT = /\b(?:by|contact|ask|call|ring|inform|consent of|approval of|permission of)\s(?:the\s)?$/i

function before({ start }: Span, text: string): string {
  return text.slice(Math.max(0, start - 24), start)
}

function namesIn(asked: AskedValue, { text }: Statement): Span[] {
  return Array.from(text.matchAll(NAMES)).flatMap(({ 0: written, index }): Span[] => {
    // 'The Customer's Safety Officer' is not the customer.
    if (/[’']s\s\p{Lu}/u.test(text.slice(index, index + written.length + 4))) return []
    const all = written
      .replace(/[’']s(?:\s.*)?$/s, '')
      .replace(/[.’']$/, '')
      .split(/\s/)
    let start = index
    while (
      all[0] !== undefined &&
      (NO_NAME.test(all[0]) || (start === startOf(text) && isStopWord(all[0].toLowerCase(), 'en')))
    ) {
      start += all[0].length + 1
      all.shift()
    }
    const name = all.join(' ')
    const isSentenceStart = start === startOf(text)
    if (name === '' || isCalendarWord(name) || isRepeated(name, asked)) return []
    if (all.length === 1 && (name.length < 3 || /^\p{Lu}+$/u.test(name))) return []
    // One capitalized word at the start need not be a name.
    if (all.length === 1 && isSentenceStart && !DOES.test(text.slice(start + name.length))) return []
    return [{ start, end: start + name.length }]
  })
}

function isRepeated(name: string, { folded }: AskedValue): boolean {
  return name
    .toLowerCase()
    .split(/[\s’'-]+/)
    .some((word) => word.length > 2 && folded.has(word) && !isStopWord(word, 'en'))
}

function isActing({ start, end }: Span, text: string): boolean {
  return (
    LEADS_TO_PERSON.test(before({ start, end }, text)) ||
    FOLLOWS_PERSON.test(text.slice(end)) ||
    /[:|]\s$/.test(text.slice(Math.max(0, start - 2), start))
  )
}

/** 'Rob Lane and Benjamin Vail'; null for longer lists. */
function withSecond({ start, end }: Span, text: string): Span | null {
  if (LISTED.test(text.slice(end)) || PRECEDED.test(text.slice(0, start))) return null
  return { start, end: end + (SECOND.exec(text.slice(end))?.[0].length ?? 0) }
}

function withTitle({ start, end }: Span, text: string): Span {
  const after = text.slice(end)
  const [title, role = ''] = TITLE.exec(after) ?? []
  const added = IS_ROLE.test(role) ? title : GROUP.exec(after)?.[0]
  return { start, end: end + (added?.length ?? 0) }
}
