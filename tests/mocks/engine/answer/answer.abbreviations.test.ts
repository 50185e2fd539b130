import { expect, test } from 'vitest'
import { createMemoryOf } from '../support.ts'

test.each([
  [
    'Das Haus hat ein BHKW im Keller. Das BHKW läuft seit 2019 sehr leise. Ein Blockheizkraftwerk (BHKW) erzeugt Strom und Wärme zugleich. Das BHKW wird jedes Jahr geprüft.',
    'Wofür steht die Abkürzung BHKW?',
    'Blockheizkraftwerk',
  ],
  [
    'El taller exige EPI a todos. Los EPI se guardan en el armario. El equipo de protección individual (EPI) incluye casco y guantes. Los EPI se revisan cada año.',
    '¿Qué significan las siglas EPI?',
    'equipo de protección individual',
  ],
  [
    'The pump has an NRV at the outlet. The NRV is cleaned each spring. A non return valve (NRV) keeps the water from flowing back. The NRV costs 12 euros.',
    'What does NRV stand for?',
    'non return valve',
  ],
])('the text "%s" answers the question "%s" best with "%s"', async (text, question, answer) => {
  const memory = await createMemoryOf({ 'text.txt': text })
  expect(memory.explain(question).sentences[0]?.text).toContain(answer)
})
