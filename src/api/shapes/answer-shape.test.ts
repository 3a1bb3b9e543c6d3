import { expect, it } from 'vitest'
import { differencesIn } from './answer-shape.ts'

const named = {
  Order: {
    type: ['object'],
    required: ['status', 'price'],
    fields: {
      status: { type: ['string'], isChoice: true },
      price: { type: ['number'] },
      count: { type: ['integer'] },
    },
  },
}
const shape = {
  type: ['object'],
  required: ['orders'],
  fields: {
    orders: { type: ['array'], items: 'Order' },
    'a/b': { anyOf: ['Order', { type: ['null'] }] },
  },
}
const whole = { status: 'Paused', price: 2.5, count: 1 }

it.each([
  ['a value that no enumeration lists', { orders: [whole] }, []],
  ['a field that the contract does not know', { orders: [], more: 1 }, []],
  ['one of two alternatives', { orders: [], 'a/b': null }, []],
  ['no list', { orders: {} }, ['/orders']],
  ['no field', {}, ['/orders']],
  ['an item without a field', { orders: [whole, { status: 'Paused' }] }, ['/orders/1/price']],
  ['a text for a number', { orders: [{ ...whole, price: '2' }] }, ['/orders/0/price']],
  ['the nearest alternative', { orders: [], 'a/b': { status: '' } }, ['/a~1b/price']],
  ['no answer', null, ['']],
])('finds what %s differs in', (_, answer, expected) => {
  expect(differencesIn(answer, shape, named)).toEqual(expected)
})
