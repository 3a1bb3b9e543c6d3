import { expect, it } from 'vitest'
import { mutationMeta } from './mutation-meta.ts'

const mutation = (rest: string) =>
  `export const a = () =>\n  mutationOptions({ mutationKey: ['a'], mutationFn: send, ${rest} })\n`

it.each([
  ['names keys', mutation('meta: { invalidates: [ordersKey] }'), 0],
  ['names a constant', mutation('meta: { invalidates: changesNoQuery, quiet: true }'), 0],
  ['names a list of the same name', mutation('meta: { invalidates }'), 0],
  ['names nothing', mutation('scope'), 1],
  ['names an empty list', mutation('meta: { invalidates: [] }'), 1],
  ['has other meta', mutation('meta: { quiet: true }'), 1],
  ['only updates the cache', mutation('onSuccess: cacheForm'), 1],
  ['says it of another', mutation("onSuccess: () => ({ meta: { invalidates: [['b']] } })"), 1],
  ['spreads shared options', mutation('...savesForm'), 1],
  ['calls it by a method', 'useMutation({ mutationFn() {}, retry: 0 })', 1],
  ['is no mutation', 'queryOptions({ queryFn: load })', 0],
])('a mutation that %s', (_name, text, problems) => {
  expect(mutationMeta([{ path: 'src/api/a.ts', text }])).toHaveLength(problems)
})

it('leaves tests and mocks alone', () => {
  const text = mutation('scope')
  expect(mutationMeta(['src/api/a.test.ts', 'mocks/a.ts'].map((path) => ({ path, text })))).toEqual(
    [],
  )
})

it('names file, line and key', () => {
  const [problem] = mutationMeta([{ path: 'src/api/a.ts', text: mutation('scope') }])
  expect(problem).toMatch(/^src\/api\/a\.ts:2: \['a'\] /)
})
