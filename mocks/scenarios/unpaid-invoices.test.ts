import { expect, it } from 'vitest'
import { testBackend } from '../testing/backend-in-scenario.ts'

it.each([
  ['ten-unpaid', 10],
  ['eleven-unpaid', 11],
  ['twelve-unpaid', 12],
] as const)('%s has %i unpaid invoices', async (name, count) => {
  const { send, facts } = await testBackend(name)
  const { body } = await send('GET /api/researcher/load')
  const unpaidInvoices = facts.unpaidInvoices.map((invoiceNumber) => ({ invoiceNumber }))
  expect(unpaidInvoices).toHaveLength(count)
  expect(body).toMatchObject({ user: { unpaidInvoices } })
})
