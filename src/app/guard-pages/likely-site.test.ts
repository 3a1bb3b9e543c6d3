import { expect, it } from 'vitest'
import { likelySite } from './likely-site.ts'

const sites = [
  { code: 'cn', language: 'cn' },
  { code: 'br', language: 'br' },
] as const

it.each<[string | null, Parameters<typeof likelySite>[1]['language'], string | undefined]>([
  ['BR', 'en', 'br'],
  ['BR', 'cn', 'br'],
  ['PT', 'br', 'br'],
  [null, 'cn', 'cn'],
  ['US', 'en', undefined],
])('leads somebody from %s who reads %s to %s', (country, language, code) => {
  expect(likelySite(sites, { country, language })?.code).toBe(code)
})
