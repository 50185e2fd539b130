import { expect, test } from 'vitest'
import { createMemoryOf } from '../support.ts'

const memory = await createMemoryOf({
  'lease.md': 'The boiler is serviced in May.',
  'manual.md': 'The boiler needs water.',
})
const say = (text: string) => memory.ask(text)

test.each([
  ['How many documents do I have?', '2 documents are indexed'],
  ['which documents do you know?', '- manual.md'],
  ['list my files', '- lease.md'],
  ['What is the newest document?', '**manual.md**'],
  ['Which documents mention the boiler?', '2 of 2 documents contain “the boiler”, in 2 passages'],
  ['Which documents mention tungsten?', 'No document contains “tungsten”.'],
  ['Which documents mention boilers with water?', 'The boiler needs water.'],
])('“%s” is answered from the list of documents, or from their texts: “%s”', (text, response) => {
  expect(say(text).response).toContain(response)
})
