import { expect, test } from 'vitest'
import { labelPairs } from '../../../../mocks/engine/formats/labelPairs.ts'

test('names and values beside each other are pairs if the values below each other are of different kinds', () => {
  const form = [
    ['Customer', 'Kiln', 'Ordered on', '14 April'],
    ['Weight', '212 kg', 'Carrier', 'Bergmann'],
    ['Driver', 'O. Mensah', 'Pallets', '3'],
    ['Urgency', 'high', 'Gate', 'north'],
  ]
  expect(labelPairs(form)).toEqual([
    ['Customer', 'Kiln'],
    ['Ordered on', '14 April'],
    ['Weight', '212 kg'],
    ['Carrier', 'Bergmann'],
    ['Driver', 'O. Mensah'],
    ['Pallets', '3'],
    ['Urgency', 'high'],
    ['Gate', 'north'],
  ])
})

test('names with colons and their values are pairs, and empty cells at the end are left out', () => {
  const form = [
    ['From:', 'Lorvik', 'To:', 'Sund'],
    ['Price:', '12 euros', '', ''],
  ]
  expect(labelPairs(form)).toEqual([
    ['From:', 'Lorvik'],
    ['To:', 'Sund'],
    ['Price:', '12 euros'],
  ])
})

test.each([
  [
    'a table with the names of its columns',
    [
      ['Course', 'Places', 'Teacher', 'Fee'],
      ['Dinghy', '12', 'Rosa Lind', '240'],
      ['Radio', '16', 'Egon Baas', '130'],
      ['Knots', '8', 'Ina Wolff', 'free'],
    ],
  ],
  [
    'a table with the same word twice in a column',
    [
      ['Lorvik', '06:40', 'Sund', 'daily'],
      ['Brenna', 'noon', 'Sund', '3 euros'],
      ['Holm', '07:10', 'Aver', 'daily'],
    ],
  ],
  [
    'a table with an odd number of columns',
    [
      ['Name:', 'Anna', 'Miller:'],
      ['Town:', 'Sund', 'River:'],
    ],
  ],
])('%s has no pairs of names and values', (_, rows) => {
  expect(labelPairs(rows)).toBeNull()
})
