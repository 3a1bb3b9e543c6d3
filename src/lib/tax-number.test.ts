import { describe, expect, it } from 'vitest'
import { isCnpj, isCpf } from './tax-number.ts'

describe('the number of a person', () => {
  it.each([
    ['111.444.777-35', true],
    ['52998224725', true],
    [' 529.982.247-25 ', true],
    ['529.982.247-26', false],
    ['529.982.247-52', false],
    ['111.111.111-11', false],
    ['5299822472', false],
    ['529982247250', false],
    ['52998224A25', false],
    ['', false],
  ])('%s: %s', (text, valid) => {
    expect(isCpf(text)).toBe(valid)
  })
})

describe('the number of an organization', () => {
  it.each([
    ['11.222.333/0001-81', true],
    ['00.000.000/0001-91', true],
    ['33.000.167/0001-01', true],
    // The example that the tax office published for numbers with letters.
    ['12.ABC.345/01DE-35', true],
    ['12abc34501de35', true],
    ['12.ABC.345/01DE-53', false],
    ['12.ABC.345/01DE-3A', false],
    ['11.222.333/0001-80', false],
    ['00.000.000/0000-00', false],
    ['112223330001', false],
    ['', false],
  ])('%s: %s', (text, valid) => {
    expect(isCnpj(text)).toBe(valid)
  })
})
