export type EngineErrorCode =
  | 'empty'
  | 'unsupported-type'
  | 'wrong-content'
  | 'corrupt'
  | 'encrypted'
  | 'no-text'
  | 'no-recognition'
  | 'too-large-inside'
  | 'too-slow'

/** A file cannot be read. The message tells the user what is wrong and how to fix it. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: EngineErrorCode

  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
