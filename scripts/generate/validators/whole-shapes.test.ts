import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valuesOfSchema } from '../../fuzz/values-of-schema.ts'
import { breakagesOf } from '../breakages.ts'
import { composedDocument } from '../composed-document.ts'
import { loadValidators } from './load-validators.ts'
import { discriminatorField, wholeShapes } from './whole-shapes.ts'

const { schemas } = composedDocument.components
const { Payment = {}, Composed = {} } = schemas
const validate = (await loadValidators(composedDocument)).pay?.body['application/json']

function errorsOf(value: unknown): string[] {
  validate?.(value)
  const errors = (validate?.errors ?? []).filter(({ keyword }) => keyword !== 'if')
  return errors.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
}

describe('a composed body', () => {
  it('stands for one object for each of its shapes', () => {
    const fields = wholeShapes(Payment, schemas).map(({ properties = {}, required = [] }) => [
      Object.keys(properties).join(' '),
      required.join(' '),
    ])
    expect(fields).toEqual([
      ['terms method nonce amount', 'terms method nonce amount'],
      ['terms method number amount', 'terms method amount'],
      ['terms method amount', 'terms method amount'],
    ])
    expect(wholeShapes(Composed, schemas)).toHaveLength(1)
  })

  it('has a field that identifies its shape', () => {
    expect(discriminatorField(wholeShapes(Payment, schemas))).toBe('method')
    expect(discriminatorField(wholeShapes(Composed, schemas))).toBeUndefined()
  })
})

describe('the validator of a composed body', () => {
  const card = { terms: true, amount: 1, method: 3, nonce: 'x' }

  it.each<[string, unknown, string[]]>([
    ['a card', card, []],
    ['a bank transfer', { terms: true, amount: 1, method: 9, number: 'PO' }, []],
    ['nothing', { terms: true, amount: 0, method: null }, []],
    ['a card with a wrong field', { ...card, nonce: 7 }, ['/nonce type']],
    ['a missing card', { terms: true, amount: 1, method: 3 }, [' required']],
    ['a card with fields of a bank transfer', { ...card, number: 'PO' }, [' additionalProperties']],
    ['a misspelt field', { ...card, amuont: 1 }, [' additionalProperties']],
    ['no method', { terms: true, amount: 1 }, [' required']],
    ['an unknown method', { terms: true, amount: 1, method: 7 }, ['/method enum']],
    ['no amount', { terms: true, method: null }, [' required']],
  ])('reports errors of one shape alone: %s', (_, value, errors) => {
    expect(errorsOf(value)).toEqual(errors)
  })

  it.each([
    ['a card', card],
    ['nothing', { terms: true, amount: 0, method: null }],
  ])('finds every violation: %s', (_, value) => {
    const breakages = breakagesOf(Payment, value, composedDocument)
    const found = breakages.map(({ keyword, pointer }) => `${pointer} ${keyword}`)
    expect(found).toContain(' additionalProperties')
    expect(found).toContain('/method enum')
    for (const { value: broken, pointer, keyword } of breakages) {
      expect(errorsOf(broken)).toContain(`${pointer} ${keyword}`)
    }
  })

  it('allows every value that it generates, in each shape', () => {
    const worldValues = { all: [], forPath: () => [], forName: () => [], matchingQuery: () => ({}) }
    const made = fc.sample(valuesOfSchema(Payment, { document: composedDocument, worldValues }), {
      numRuns: 200,
    })
    expect(made.flatMap(errorsOf)).toEqual([])
    const methods = new Set(made.map((value) => Object(value).method))
    expect(methods).toEqual(new Set([3, 9, 4, null]))
  })
})

it('breaks a composed object without a discriminator by its own keyword', () => {
  const found = breakagesOf(Composed, { terms: true, amount: 1 }, composedDocument)
  expect(found.map(({ keyword }) => keyword)).toContain('unevaluatedProperties')
})
