import type { Chart, ChartState, ChartTransition } from './model.ts'

// Sizes in pixels. The chart is set in a monospaced face, so that a text's width follows from its length and the
// layout needs no browser.

/** The width of a letter as a part of the font size. */
const LETTER = 0.6
export const NAME_SIZE = 12.5
export const LABEL_SIZE = 11
export const LINE_HEIGHT = 16
const STATE_PADDING = { inline: 12, block: 8 }
const LABEL_PADDING = { inline: 6, block: 2 }
/** Letters. Longer texts continue on the next line. */
const MAX_LINE_LENGTH = 30
/** The beginning of a line that continues the previous line. */
export const CONTINUED = '  '
/** The title bar of a state with states inside. */
const GROUP_HEADER = 12

export interface Size {
  width: number
  height: number
}

const widthOf = (text: string, fontSize: number) => Math.ceil(text.length * fontSize * LETTER)

function linesSize(lines: readonly string[], fontSize: number): Size {
  return {
    width: Math.max(0, ...lines.map((line) => widthOf(line, fontSize))),
    height: lines.length * LINE_HEIGHT,
  }
}

/** What a state shows below its name: the actors that it runs and, on demand, its actions. */
export function stateLines(
  { id, actors, entry, exit }: ChartState,
  { transitions }: Chart,
  showActions: boolean,
): string[] {
  const running = actors.map((actor) => `runs ${actor}`)
  if (!showActions) return running
  const own = transitions.filter(({ source, target }) => source === id && target === null)
  return [
    ...running,
    ...entry.flatMap((action) => wrap(`entry: ${action}`)),
    ...exit.flatMap((action) => wrap(`exit: ${action}`)),
    ...own.flatMap((transition) => transitionLines(transition, showActions)),
  ]
}

/** One transition as text, for example `form.submitted [isValid] / showErrors`. */
export function transitionLines(
  { event, guard, actions, target }: ChartTransition,
  showActions: boolean,
): string[] {
  const done = actions.length > 0 ? actions.join(', ') : target === null ? 'ignored' : ''
  return wrap(
    [event, guard === null ? '' : `[${guard}]`, showActions && done !== '' ? `/ ${done}` : '']
      .filter((part) => part !== '')
      .join(' '),
  )
}

/** Breaks a text at spaces. The lines after the first are indented. */
function wrap(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line === undefined) lines.push(word)
    else if (line.length + word.length < MAX_LINE_LENGTH) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(`${CONTINUED}${word}`)
  }
  return lines
}

/** The size of a state without states inside, or the height of the title of one with states inside. */
export function stateSize(name: string, lines: readonly string[]): Size {
  const below = linesSize(lines, LABEL_SIZE)
  return {
    width: Math.max(widthOf(name, NAME_SIZE), below.width) + 2 * STATE_PADDING.inline,
    height: LINE_HEIGHT + below.height + 2 * STATE_PADDING.block,
  }
}

/** The height that the title of a state needs above the states inside it. */
export function groupHeaderHeight(lines: readonly string[]): number {
  return stateSize('', lines).height + GROUP_HEADER
}

export function labelSize(lines: readonly string[]): Size {
  const { width, height } = linesSize(lines, LABEL_SIZE)
  return { width: width + 2 * LABEL_PADDING.inline, height: height + 2 * LABEL_PADDING.block }
}
