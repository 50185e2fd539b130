import { expect, test } from 'vitest'
import { createMemoryOf } from '../../support.ts'

const memory = await createMemoryOf({
  'lease.md':
    'The boiler is serviced in May. Ida Brandt from Oslo and Mr Tom Reyes signed the lease. Ida Brandt lives in Oslo.',
  'manual.md': '---\nauthor: Nora Quist\n---\n\n# Manual\n\nThe boiler needs water.',
})

test.each([
  ['How many documents do I have?', '2 documents are indexed:\n\n- lease.md [1]\n- manual.md [2]'],
  ['which documents do you know?', '- manual.md [2]'],
  ['list my files', '- lease.md [1]'],
  ['What is the newest document?', '**manual.md**. [1]'],
  ["what's the oldest file", '**lease.md**. [1]'],
  ['Which of my documents is the longest?', '**lease.md**, with 22 words. [1]'],
  ['how many words are in my documents', 'with 30 words together'],
  ['Which documents mention the boiler?', '2 of 2 documents mention “boiler”, in 2 sentences'],
  ['How many times is "serviced in" mentioned?', '- lease.md: 1 sentence [1]'],
  ['Which documents mention tungsten?', 'No document mentions “tungsten”.'],
  ['Which documents mention boilers with fuel?', 'I could not find this'],
  ['List all people mentioned', '- Mr Tom Reyes [1]'],
  ['Who wrote the manual?', '**Nora Quist**'],
  ['How long is the manual?', '**8 words**'],
  ['Summarize all documents', '- **manual.md**: The boiler needs water. [2]'],
])(
  '“%s” is answered from the list of documents, their files or all of their texts: “%s”',
  (text, response) => {
    expect(memory.ask(text).response).toContain(response)
  },
)
