/** Paths of the controls. The first two are read with GET, the others changed with POST. */
export const CONTROL_PATHS = {
  state: '/__mock',
  mails: '/__mock/mails',
  world: '/__mock/world',
  faults: '/__mock/faults',
  clock: '/__mock/clock',
  reset: '/__mock/reset',
  undo: '/__mock/undo',
  deletePrevious: '/__mock/delete-previous',
} as const
