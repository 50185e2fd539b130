import { expect, test } from 'vitest'
import type { Language } from '../../../../mocks/engine/text/language.ts'
import { sentences } from '../../../../mocks/engine/text/sentences.ts'

test.each<[string, string[]]>([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  [
    'Dr. Smith met H. Ebbinghaus, e.g. in Berlin. They talked.',
    ['Dr. Smith met H. Ebbinghaus, e.g. in Berlin.', 'They talked.'],
  ],
  [
    'See Fig. 3 and p. 12. The answer was no. Then they left.',
    ['See Fig. 3 and p. 12.', 'The answer was no.', 'Then they left.'],
  ],
  ['He said “Stop.” Then he left.', ['He said “Stop.”', 'Then he left.']],
  ['1. Open the lid.\n2. Close it.', ['1. Open the lid.', '2. Close it.']],
  ['A heading\n\nThe version is 3.5. and it works.', ['A heading', 'The version is 3.5. and it works.']],
  ['東京は大きい。京都は古い。', ['東京は大きい。', '京都は古い。']],
])('sentences splits %j', (text, expected) => {
  expect(sentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

test.each<[Language, string, string[]]>([
  ['en', 'The U.S. Navy left the U.S. The rest stayed.', ['The U.S. Navy left the U.S.', 'The rest stayed.']],
  [
    'de',
    'Prof. Dr. H. Maas lebte im 15. Jahrhundert. Er blieb bis 1490. Dann ging er.',
    ['Prof. Dr. H. Maas lebte im 15. Jahrhundert.', 'Er blieb bis 1490.', 'Dann ging er.'],
  ],
  [
    'de',
    'Das war um 500 v. Chr. Die Stadt wuchs auf Platz 3. Im Jahr danach sank sie.',
    ['Das war um 500 v. Chr.', 'Die Stadt wuchs auf Platz 3.', 'Im Jahr danach sank sie.'],
  ],
  [
    'es',
    'El Sr. López vende p. ej. agua. ¿Quién compra? ¡Nadie!',
    ['El Sr. López vende p. ej. agua.', '¿Quién compra?', '¡Nadie!'],
  ],
  [
    'fr',
    'M. Roy vint en 52 av. J.-C. Il aimait l’art. Puis il partit.',
    ['M. Roy vint en 52 av. J.-C.', 'Il aimait l’art.', 'Puis il partit.'],
  ],
  [
    'it',
    'Il sig. Rossi vende ad es. vino, pane, ecc. La casa è sua.',
    ['Il sig. Rossi vende ad es. vino, pane, ecc.', 'La casa è sua.'],
  ],
  [
    'ru',
    'А. С. Орлов родился в 1799 г. на ул. Новой, т. е. в центре. Он уехал.',
    ['А. С. Орлов родился в 1799 г. на ул. Новой, т. е. в центре.', 'Он уехал.'],
  ],
  [
    'tr',
    'Dr. Kaya ve 3. Selim M.Ö. 300 yılını anlattı. Sonra gitti.',
    ['Dr. Kaya ve 3. Selim M.Ö. 300 yılını anlattı.', 'Sonra gitti.'],
  ],
  ['el', 'Πού είναι; Είναι εδώ.', ['Πού είναι;', 'Είναι εδώ.']],
  ['hi', 'डॉ. वर्मा कहाँ हैं? वे घर पर हैं।कल आएँगे॥', ['डॉ. वर्मा कहाँ हैं?', 'वे घर पर हैं।', 'कल आएँगे॥']],
  ['ar', 'هل جاء د. سالم؟ نعم؛ جاء أمس. ثم ذهب.', ['هل جاء د. سالم؟', 'نعم؛ جاء أمس.', 'ثم ذهب.']],
  ['hy', 'Կայարանը գետի մոտ է։ Այն բաց է։', ['Կայարանը գետի մոտ է։', 'Այն բաց է։']],
  [
    'zh',
    '他说：“你好。”然后走了！真的吗？（是的。）',
    ['他说：“你好。”', '然后走了！', '真的吗？', '（是的。）'],
  ],
  ['ja', '駅は川の近くです。朝に開きます！', ['駅は川の近くです。', '朝に開きます！']],
  ['km', 'ស្ថានីយ៍នៅជិតទន្លេ។ វាបើកនៅពេលព្រឹក។', ['ស្ថានីយ៍នៅជិតទន្លេ។', 'វាបើកនៅពេលព្រឹក។']],
])('sentences in %s splits %j', (language, text, expected) => {
  expect(sentences(text, language).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

test('sentences of Thai, which has no full stops, end at a space after two or three clauses', () => {
  const clause = 'สถานีอยู่ใกล้แม่น้ำและเปิดทุกเช้าของทุกวัน'
  const text = Array.from({ length: 6 }, () => clause).join(' ')
  const three = [clause, clause, clause].join(' ')
  expect(sentences(text, 'th').map(({ start, end }) => text.slice(start, end))).toEqual([three, three])
})

test('a text without marks is divided at spaces', () => {
  const text = 'word '.repeat(1000).trim()
  const spans = sentences(text)
  expect(spans.length).toBeGreaterThan(2)
  expect(spans.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text)
})
