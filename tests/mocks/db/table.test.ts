import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { DuplicateKeyError } from '../../../mocks/db/keys.ts'
import { createTable, type Table } from '../../../mocks/db/table.ts'

interface Boat {
  id: string
  name: string
  berth: number
}

let boats: Table<Boat, 'name'>
beforeEach(async () => {
  const schema = v.object({ id: v.string(), name: v.string(), berth: v.number() })
  boats = createTable(schema, { name: (boat) => boat.name.toLowerCase() })
  await boats.create({ id: '1', name: 'Petrel', berth: 4 })
  await boats.create({ id: '2', name: 'Gannet', berth: 7 })
})

test('rows are found by id and by unique keys', () => {
  expect(boats.get('1')).toMatchObject({ name: 'Petrel' })
  expect(boats.find('name', 'gannet')).toMatchObject({ id: '2' })
  expect(boats.get('3')).toBeUndefined()
})

test('a row with a duplicate key is refused', async () => {
  await expect(boats.create({ id: '3', name: 'PETREL', berth: 1 })).rejects.toThrow(DuplicateKeyError)
  await expect(boats.create({ id: '1', name: 'Tern', berth: 1 })).rejects.toThrow(DuplicateKeyError)
  expect(boats.count()).toBe(2)
  expect(boats.find('name', 'tern')).toBeUndefined()
})

test('an updated key replaces the old key, which can be used again', async () => {
  await boats.update('1', { name: 'Tern', berth: 5 })
  expect(boats.find('name', 'tern')).toEqual(boats.get('1'))
  await boats.create({ id: '3', name: 'Petrel', berth: 4 })
  boats.delete('1')
  expect(boats.find('name', 'tern')).toBeUndefined()
})

test("an update to another row's key is refused", async () => {
  await expect(boats.update('1', { name: 'Gannet' })).rejects.toThrow(DuplicateKeyError)
  expect(boats.list().map(({ name }) => name)).toEqual(['Petrel', 'Gannet'])
  expect(boats.find('name', 'petrel')).toMatchObject({ id: '1' })
})

test('concurrent updates of a row are all applied', async () => {
  await Promise.all([boats.update('1', { name: 'Tern' }), boats.update('1', { berth: 9 })])
  expect(boats.get('1')).toMatchObject({ name: 'Tern', berth: 9 })
})

test('a returned row does not change with later updates', async () => {
  const before = boats.get('1')
  await boats.update('1', { berth: 9 })
  expect(before).toMatchObject({ berth: 4 })
})

test('a cleared table has no rows and accepts the same keys again', async () => {
  boats.clear()
  expect([boats.count(), boats.list(), boats.get('1'), boats.find('name', 'petrel')]).toEqual([
    0,
    [],
    undefined,
    undefined,
  ])
  await boats.create({ id: '1', name: 'Petrel', berth: 2 })
  expect(boats.list()).toMatchObject([{ id: '1', berth: 2 }])
})
