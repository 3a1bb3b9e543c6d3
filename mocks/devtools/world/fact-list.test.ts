import { expect, it } from 'vitest'
import { factList } from './fact-list.ts'

it('names each fact by its path', () => {
  const facts = {
    person: { email: 'a@example.edu' },
    orders: { paid: 'GX7' },
    invoices: ['I-1', 'I-2'],
  }
  expect(factList(facts)).toEqual([
    { name: 'person.email', value: 'a@example.edu' },
    { name: 'orders.paid', value: 'GX7' },
    { name: 'invoices.0', value: 'I-1' },
    { name: 'invoices.1', value: 'I-2' },
  ])
})
