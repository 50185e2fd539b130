/** Words of talk, which say nothing about what is asked: 'isn't', 'what now'. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'now still ever even already yet maybe perhaps actually really exactly please anyway okay ok hi hello hey thanks ' +
    'thank instead else anything something nothing everything anyone anybody everyone everybody someone somebody none ' +
    'got gets getting gonna wanna like quite rather pretty lot lots bit able simply basically roughly approximately ' +
    'though although whether us shall supposed'
  ).split(' '),
)
const CONTRACTION =
  /^\p{L}+n['’]t$|^(?:i|we|you|he|she|it|they|that|there|what|who|where|how|when|why|let)['’](?:m|s|re|ve|ll|d)$/u

/** Whether an English word in lower case is no content word of a question. */
export function isFiller(folded: string): boolean {
  return FILLERS.has(folded) || CONTRACTION.test(folded)
}
