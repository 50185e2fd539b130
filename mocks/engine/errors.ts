export type EngineErrorCode =
  | 'empty'
  | 'unsupported-type'
  | 'wrong-content'
  | 'corrupt'
  | 'encrypted'
  | 'no-text'
  | 'too-large-inside'

/** A file that cannot be read. The message is for the person who uploaded it: what is wrong, then what helps. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: EngineErrorCode

  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
