/** An element of the page, as a person uses it. */
export interface PageElement {
  click(): Promise<void>
  /** Types at the end of the field's text. */
  type(text: string): Promise<void>
  /** Chooses a file in a file field. */
  attach(path: string): Promise<void>
}

type Json = string | number | boolean | null

/** What the journeys need of a browser. Each engine has one. */
export interface Driver {
  /** Loads a page, as for a typed address. */
  open(url: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. It must not refer to anything outside of itself. */
  evaluate<Result, Args extends Json[]>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** The element that a function finds in the page. */
  find<Args extends Json[]>(
    run: (...args: Args) => Element | null,
    ...args: Args
  ): Promise<PageElement | null>
  /** A picture of the window, as PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** The size of the window in CSS pixels. */
export const WINDOW_SIZE = { width: 1280, height: 900 } as const
