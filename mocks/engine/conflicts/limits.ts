import type { Subject } from './similarity.ts'
import type { Statement } from './statement.ts'

/** Words of plans and estimates that were made before the event. */
const PLANNED =
  /\b(?:was|were|had been|been|is|are)\s(?:\p{Ll}+\s)?(?:planned|budgeted|projected|forecast|intended|meant|proposed|supposed|estimated|expected|predicted|scheduled)\b|\b(?:was|were)\sto\s\p{Ll}+|\b(?:planned|projected|proposed|original|estimated|expected|intended|target)\s\p{Ll}+|\b(?:originally|plans?\s(?:for|to|of)|would)\b/iu
/** A past or perfect form of what really happened. */
const SCHEDULED = /\bwill\b|\b(?:is|are)\s(?:\p{Ll}+\s)?(?:scheduled|planned|expected)\b/iu

/** Whether one statement says what was planned or estimated and the other one what is so. */
export function haveDifferentModality({ text }: Statement, { text: other }: Statement): boolean {
  const isPlan = (one: string): boolean => PLANNED.test(one) && !SCHEDULED.test(one)
  return isPlan(text) !== isPlan(other)
}

const PARTITIVE =
  /^(?:of|among)\s(?:the|all|its|our|these|those)\b|\b\d[\d,.]*\s(?:of|out of)\s(?:the|all|its|our|these|those|them)\b|\b(?:of them|of which|of these|one of)\b/i
/** 'At its plant in Esby, …': the statement holds for this place only. */
const LOCAL_START =
  /^(?:at|in|within|inside|on)\s(?:its|the|their|our)\s[^,]*?\b(?:in|at|of)\s(\p{Lu}\p{L}+)/u

/** Whether an amount of a statement is one of a part of what the other statement is about. */
export function haveDifferentParts(first: Subject, second: Subject): boolean {
  const [a, b] = [first.statement, second.statement]
  return isPartitive(first) !== isPartitive(second) || isLocal(a, b) || isLocal(b, a)
}

function isPartitive({ statement: { text, segments }, segment }: Subject): boolean {
  const part = segments[segment]
  return part !== undefined && PARTITIVE.test(text.slice(part.start, part.end))
}

function isLocal({ text, tokens }: Statement, other: Statement): boolean {
  const name = LOCAL_START.exec(text.charAt(0).toLowerCase() + text.slice(1))?.[1]
  const token = tokens.find((one) => one.text === name)
  return token !== undefined && !other.surroundings.has(token.stem) && !other.background.has(token.stem)
}
