import { expect, it } from 'vitest'
import { ForeignIdentities } from './foreign-identities.ts'

const orders = (externalId: string) => ({ orders: [{ externalId, title: 'GX000001' }] })

it('finds an order of the mock backend in a call to the real server', () => {
  const identities = new ForeignIdentities()
  identities.note('mock backend', 'searchOrders', orders('GX123456'))
  identities.note('real server', 'loadInvoices', orders('GX654321'))
  expect(identities.find('real server', { path: { externalId: 'GX123456' } })).toEqual({
    value: 'GX123456',
    givenBy: 'mock backend',
    operation: 'searchOrders',
  })
  expect(identities.find('mock backend', { body: { invoices: [{ id: 'GX654321' }] } })).toEqual({
    value: 'GX654321',
    givenBy: 'real server',
    operation: 'loadInvoices',
  })
})

it.each([
  ['the other side knows as well', orders('GX777777'), { externalId: 'GX777777' }],
  ['nobody has given out', orders('GX123456'), { externalId: 'GX999999' }],
  ['names nothing', orders('GX123456'), { title: 'GX000001', id: '' }],
])('leaves a value alone that %s', (_, answer, parameters) => {
  const identities = new ForeignIdentities()
  identities.note('mock backend', 'searchOrders', answer)
  identities.note('real server', 'searchOrders', orders('GX777777'))
  expect(identities.find('real server', parameters)).toBeUndefined()
})
