import { expect, it } from 'vitest'
import { servedAt, visits } from '../../e2e/support/served-at.ts'

it('serves each build at its own port, next to the demo', () => {
  const demo = 'http://127.0.0.1:4300'
  expect(servedAt(demo, 'separate')).toBe('http://127.0.0.1:4302')
  expect(servedAt(demo, 'http', 'phone.local')).toBe('http://phone.local:4304')
})

it.each([
  ["const site = servedAt(baseURL, 'below')", 'below', true],
  ["await use(servedAt(baseURL, 'http', 'phone.local'))", 'http', true],
  ["servedAt(baseURL, 'below')", 'separate', false],
  ["url.startsWith('http')", 'http', false],
] as const)('%s visits %s: %s', (spec, name, expected) => {
  expect(visits(spec, name)).toBe(expected)
})
