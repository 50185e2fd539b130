export type ViewerCommand = 'next' | 'previous' | 'first' | 'last' | 'zoomIn' | 'zoomOut' | 'fit'

/** Commands by `KeyboardEvent.key`. */
const COMMANDS: ReadonlyMap<string, ViewerCommand> = new Map([
  ['PageDown', 'next'],
  ['ArrowRight', 'next'],
  ['PageUp', 'previous'],
  ['ArrowLeft', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['0', 'fit'],
])

/** The command of a key; undefined for other keys, and where the browser's own command is needed. */
export function viewerCommandOf(
  { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
  isWiderThanView: boolean,
): ViewerCommand | undefined {
  if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return undefined
  // The arrow keys scroll a page that is wider than the view.
  if (isWiderThanView && key.startsWith('Arrow')) return undefined
  return COMMANDS.get(key)
}
