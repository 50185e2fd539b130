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
  ['what have I uploaded so far', '- lease.md [1]'],
  ['how many docs are in here?', '2 documents are indexed'],
  ['What files do you have about boilers?', '2 of 2 documents mention “boilers”'],
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

test.each([
  ['What is working memory?', 'holds four things'],
  ['What is the address of the library?', 'Mill Lane'],
  ['What is the library?', 'public library'],
  ['Which documents are required for a card?', 'passport'],
])('“%s” is answered with what the documents say: “%s”', async (text, response) => {
  const { ask } = await createMemoryOf({
    'town.md':
      '# Town\n\nThe library is a public library. The address of the library is Mill Lane 4. A passport is required for a library card.',
    'mind.md': '# Mind\n\nWorking memory is what holds four things for some seconds.',
  })
  const answer = ask(text)
  expect(answer.response).toContain(response)
  expect(answer.response).not.toMatch(/documents? (?:are indexed|mention)/)
})
