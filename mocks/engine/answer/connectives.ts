const CONNECTIVE = new RegExp(
  `^(?:${[
    'accordingly|additionally|also|and|as a consequence|as a result|besides|but|consequently|conversely',
    'even so|for example|for instance|for this reason|furthermore|hence|however|in addition|in contrast|in fact',
    'in other words|in particular|in turn|indeed|instead|likewise|meanwhile|moreover|nevertheless|nonetheless',
    'of course|on the contrary|on the other hand|rather|similarly|so|still|that is|then|therefore|thus|yet',
  ].join('|')}),\\s+`,
  'i',
)

/** A sentence without the connective that refers to the sentence before: 'However, it rains.' becomes 'It rains.' */
export function withoutConnective(sentence: string): string {
  const rest = sentence.replace(CONNECTIVE, '')
  if (rest === sentence) return sentence
  // A word with capital letters inside, such as iPhone, keeps its first letter.
  return rest.replace(/^\p{Ll}(?=\p{Ll}*(?!\p{L}))/u, (letter) => letter.toUpperCase())
}
