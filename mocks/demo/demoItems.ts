// What the demo's controls store in this browser. It is kept when the data is replaced, unlike what the app stores.

const PREFIX = 'engram-demo.controls.'

/** Whether an entry of the storage belongs to the demo's controls. */
export function isDemoItem(key: string): boolean {
  return key.startsWith(PREFIX)
}

export function readDemoItem(name: string): string | null {
  return localStorage.getItem(PREFIX + name)
}

export function storeDemoItem(name: string, text: string): void {
  localStorage.setItem(PREFIX + name, text)
}
