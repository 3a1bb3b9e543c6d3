import { describe, expect, it } from 'vitest'
import { digitalProducts } from '../digital-products.ts'
import { services } from './form-services.ts'
import { countedServiceIn, serviceNameIn } from './service-labels.ts'

const identities = [...Object.values(services), ...digitalProducts].map(({ identity }) => identity)

describe.each(identities)('%s', (identity) => {
  it.each([
    ['cn', /\p{Script=Han}/u],
    ['jp', /[\p{Script=Han}\p{Script=Katakana}]/u],
    ['br', /^[^–]+$/],
    ['es', /^[^–]+$/],
  ] as const)('has a name of its own in %s', (language, letters) => {
    const name = serviceNameIn(identity, language)
    expect(name).toMatch(letters)
    expect(name).not.toBe(serviceNameIn(identity, 'en'))
    expect(name).not.toBe(identity)
  })
})

it.each([
  ['svc-premium-editing', 1, 'en', 'Premium Editing'],
  ['svc-figures', 3, 'en', 'Figure Formatting × 3'],
  ['svc-figures', 3, 'br', 'Formatação de figuras × 3'],
  ['translations-5', 1, 'jp', '翻訳5回分'],
  ['translations-1', 1, 'es', 'Una traducción'],
] as const)('labels %s, %s of it, in %s %s', (identity, quantity, language, name) => {
  expect(countedServiceIn({ identity, quantity }, language)).toBe(name)
})

it('keeps the English name of an unknown service', () => {
  expect(serviceNameIn('svc-unknown', 'cn', 'Something Old')).toBe('Something Old')
})
