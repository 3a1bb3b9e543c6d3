import { expect, it } from 'vitest'
import { contractOf } from '../contract-of.ts'
import { contractOperations } from './contract-operations.ts'
import { readValues } from './read-values.ts'

it('says where the value of each parameter without which nothing is read comes from', async () => {
  const reads = contractOperations(await contractOf()).filter(({ isRead }) => isRead)
  const unknown = reads.flatMap(({ id, parameters }) => {
    const known = readValues[id]?.parameters ?? {}
    return parameters
      .filter(({ name, required }) => required && !(name in known))
      .map(({ name }) => `${name} of ${id}`)
  })
  expect(reads.length).toBeGreaterThan(50)
  expect(unknown).toEqual([])
})
