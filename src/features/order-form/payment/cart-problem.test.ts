import { expect, test } from 'vitest'
import { cartProblem } from './cart-problem.ts'

const line = {
  serviceIdentity: 'premium',
  name: 'Premium',
  listPrice: 1,
  discountAmount: 0,
  totalPrice: 1,
}
const file = { identity: 'file-1', name: 'streams.docx' }
const cart = {
  lineItems: [line],
  displayedManuscripts: [file],
  uploadFilesLater: false,
  noServiceOption: false,
  veryLongWordCount: false,
}

test.each([
  ['with service and file', {}, undefined],
  ['whose files come later', { displayedManuscripts: [], uploadFilesLater: true }, undefined],
  ['without files', { displayedManuscripts: [] }, 'no-files'],
  ['without services', { lineItems: [] }, 'no-services'],
  ['without anything', { lineItems: [], displayedManuscripts: [] }, 'no-services'],
  ['whose service is not sold for its length', { noServiceOption: true }, 'no-service-option'],
  ['that is very long', { veryLongWordCount: true, noServiceOption: true }, 'very-long'],
])('an order %s has the problem %s', (_, changes, problem) => {
  expect(cartProblem({ ...cart, ...changes })).toBe(problem)
})
