import { expect, test } from 'vitest'
import { indexDocument } from '../../../../mocks/engine/documentIndex.ts'
import { DocumentStore } from '../../../../mocks/engine/documentStore.ts'
import { runAtOnce } from '../../../../mocks/engine/slices.ts'
import { candidatesIn } from '../../../../mocks/engine/suggestions/candidates.ts'
import { readText } from '../support.ts'

/** Makes the language of short texts clear. */
const ENGLISH = 'It was the end of the week, and there was nothing that anybody could do about it.'

async function questionsIn(text: string): Promise<string[]> {
  const extracted = await readText('text.md', `${text}\n\n${ENGLISH}`)
  const store = new DocumentStore()
  store.add('text', extracted, runAtOnce(indexDocument(extracted)))
  return [...store.passages.values()].flatMap((passage) =>
    candidatesIn(passage, store).map(({ question }) => question),
  )
}

test.each([
  ['A sleep spindle is a short burst of rhythmic brain activity.', 'What is a sleep spindle?'],
  ['Fog reduces the visibility of the light.', 'What reduces the visibility of the light?'],
  ['Most false alarms were caused by muscle tension.', 'What caused most false alarms?'],
  [
    'The last keeper left the island because the light was automated.',
    'Why did the last keeper leave the island?',
  ],
  ['The files are deleted when the project is closed.', 'When are the files deleted?'],
  ['If the app shows error 619, restart the router.', 'What should I do if the app shows error 619?'],
  ['If you cancel within 14 days, you get a full refund.', 'What happens if I cancel within 14 days?'],
  ['To descale the machine, mix 50 ml of descaler with water.', 'How do I descale the machine?'],
  ['The tower is 38 metres high.', 'How high is the tower?'],
  ['The tower has 197 steps.', 'How many steps does the tower have?'],
  ['The measurement lasts 120 seconds.', 'How long does the measurement last?'],
  ['The cues are played at 38 decibels.', 'At what volume are the cues played?'],
  ['The new launch date is 3 June 2025.', 'What is the new launch date?'],
  ['Jonas Keller will write the migration guide by Friday.', 'Who will write the migration guide by Friday?'],
  ['The warranty does not cover damage caused by limescale.', 'What does the warranty not cover?'],
  ['## How to change the server\n\nPress the server name.', 'How do I change the server?'],
  ['## Why is my connection slow?\n\nA distant server adds delay.', 'Why is my connection slow?'],
  ['If you want to change the tank, press Stop.', 'How do I change the tank?'],
  ['## Ingredients\n\n- 250 g lentils\n- 1 onion', 'What are the ingredients?'],
])('%j gives the question %s', async (text, question) => {
  expect(await questionsIn(text)).toContain(question)
})

test.each([
  ['It reduces the visibility of the light.'],
  ['The others were caused by it.'],
  ['Section 4 is an overview (see table 2).'],
  ['## Safety\n\nDo not open the box.'],
  ['If you think of a book, open it.'],
  ['If you have, wait for a day.'],
  ['When compiled with zlib, the server decompresses pages.'],
  ['The tool can generate using a model.'],
  ['## Saving and exporting a report\n\n1. Open the menu.\n2. Press Export.'],
  ['## Meeting 15 of the laboratory\n\n- Open the window.\n- Close the door.\n- Go home.'],
  ['## Ending by the landlord\n\n- Write a letter.\n- Keep a copy.'],
  ['## Cleaning and care\n\n- Open the door.\n- Clean the filter.'],
  ['The most important reason is because people share the wheel.'],
  ['The guarantee had been received in March 2024.'],
  ['The board asked what happens if the door fails.'],
  ['New sponsors are only accepted when the board agrees.'],
  ['Aaron Webb was appointed at £27.'],
  ['If the bend is lower, the machine runs empty.'],
  ['If you verified that the filter works, restart the pump.'],
  ['A package is small. Package includes the manual of the tool.'],
  ['The contract runs for a year and is renewed when nobody objects.'],
  ['Dark Matter became the subject of dark stories and matter.'],
  ['The flag enables the tool to stop.'],
  ['The train is the cheapest way to the island.'],
  ['## Operating system users\n\nOpen the menu.'],
  ['## Packages\n\n- first\n- second\n- third'],
])('%j gives no question that stands alone and is grammatical', async (text) => {
  expect(await questionsIn(text)).toEqual([])
})
