/** An element of the page, as a person uses it. */
export interface PageElement {
  click(): Promise<void>
  /** Types at the end of the field's text. */
  type(text: string): Promise<void>
  /** Chooses a file in a file field. */
  attach(path: string): Promise<void>
}

/** What the journeys need of a browser. Each engine has one. */
export interface Driver {
  /** Loads a page, as for a typed address. */
  open(url: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  /** The value of an expression in the page; of a promise, its result. */
  evaluate(expression: string): Promise<unknown>
  /** The element that is the value of an expression in the page, or null. */
  find(expression: string): Promise<PageElement | null>
  /** A picture of the window, as PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** The size of the window in CSS pixels. */
export const WINDOW_SIZE = { width: 1280, height: 900 } as const
