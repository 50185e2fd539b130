/** British and American endings and parts of words. Each rule is tried in both directions. */
const RULES: readonly (readonly [british: RegExp, american: string, back: RegExp, again: string])[] = [
  [/our(?=$|s$|ed$|ing$|al$|ite)/, 'or', /or(?=$|s$|ed$|ing$|al$|ite)/, 'our'],
  [/is(?=e$|es$|ed$|ing$|er$|ation)/, 'iz', /iz(?=e$|es$|ed$|ing$|er$|ation)/, 'is'],
  [/ys(?=e$|es$|ed$|ing$|er$)/, 'yz', /yz(?=e$|es$|ed$|ing$|er$)/, 'ys'],
  [/tre(?=$|s$)/, 'ter', /ter(?=$|s$)/, 'tre'],
  [/ll(?=ed$|ing$|er$|ers$|ation)/, 'l', /(?<=[aeiou])l(?=ed$|ing$|er$|ers$)/, 'll'],
  [/ogue(?=$|s$)/, 'og', /og(?=$|s$)/, 'ogue'],
  [/ence(?=$|s$)/, 'ense', /ense(?=$|s$)/, 'ence'],
  [/amme(?=$|s$)/, 'am', /am(?=$|s$)/, 'amme'],
  [/ae/, 'e', /^(?:p|an|h)(?=e)/, '$&a'],
]
const PAIRS: ReadonlyMap<string, string> = new Map(
  (
    'cheque check,cheques checks,tyre tire,tyres tires,grey gray,kerb curb,aluminium aluminum,plough plow,' +
    'jewellery jewelry,pyjamas pajamas,sceptical skeptical,mould mold,moulds molds,storey story,fulfil fulfill,' +
    'enrol enroll,enrolment enrollment,instalment installment,instalments installments,travelled traveled,licence license'
  )
    .split(',')
    .flatMap((pair) => {
      const [a = '', b = ''] = pair.split(' ')
      return [
        [a, b],
        [b, a],
      ] as const
    }),
)

/** How a word in lower case may be written in Britain or America. Most results are no words. */
export function otherSpellings(word: string): string[] {
  const pair = PAIRS.get(word)
  const changed = RULES.flatMap(([british, american, back, again]) => [
    word.replace(british, american),
    word.replace(back, again),
  ])
  return [...new Set([...(pair === undefined ? [] : [pair]), ...changed])].filter((other) => other !== word)
}
