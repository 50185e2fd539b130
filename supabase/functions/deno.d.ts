/** The parts of the Deno runtime that the functions use. */
declare const Deno: {
  readonly env: { get(name: string): string | undefined }
  serve(handler: (request: Request) => Promise<Response>): unknown
}
