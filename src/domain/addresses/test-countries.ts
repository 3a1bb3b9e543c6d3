import type { Country } from '../countries/country-choices.ts'

export const testCountries: Record<'US' | 'BR' | 'HK' | 'CY', Country> = {
  US: {
    id: 223,
    code: 'US',
    name: 'United States',
    states: [{ code: 'NC', name: 'North Carolina' }],
  },
  BR: { id: 32, code: 'BR', name: 'Brazil', states: [{ code: 'SP', name: 'São Paulo' }] },
  HK: { id: 98, code: 'HK', name: 'Hong Kong', states: [] },
  CY: { id: 56, code: 'CY', name: 'Cyprus', states: [] },
}
