/** The version and the commit of the build, such as "0.1.0 (3f2a9c1)". The build writes them into index.html. */
export function release(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? 'unknown'
}
