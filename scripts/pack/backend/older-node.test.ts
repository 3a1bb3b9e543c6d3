import { expect, it } from 'vitest'
import { groupBy, withResolvers } from './older-node.ts'

it('groups as Map.groupBy does', () => {
  const words = ['elm', 'oak', 'alder', 'yew', 'maple', '']
  const keyOf = (word: string, index: number) => (index === 0 ? 'first' : word.length)
  expect([...groupBy(words, keyOf)]).toEqual([...Map.groupBy(words, keyOf)])
})

it('resolves and rejects as Promise.withResolvers does', async () => {
  const kept = withResolvers<number>()
  kept.resolve(7)
  const broken = withResolvers<number>()
  broken.reject(new Error('late'))
  await expect(kept.promise).resolves.toBe(7)
  await expect(broken.promise).rejects.toThrow('late')
})
