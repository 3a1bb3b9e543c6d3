import { describe, expect, it } from 'vitest'
import { insertPayment } from '../../../../scenarios/builders/orders/build-invoice.ts'
import { graceLindqvist as person } from '../../../../scenarios/builders/people.ts'
import { testBackend } from '../../../../testing/backend-in-scenario.ts'
import { fixedNow } from '../../../../world/clock/fixed-now.ts'
import { brokenInvariants } from '../../../invariants/world-invariants.ts'
import { payInvoices } from '../../invoices/pay-invoices.ts'
import { editOf } from '../../orders/order-edit.ts'
import {
  approveCheckout,
  declineCheckout,
  settlePayment,
} from '../../payment/settlement/settle-payment.ts'

it('takes a transfer that was announced before a service was added', async () => {
  const { send, world, facts } = await testBackend('placed-orders')
  const id = facts.orders.byTransfer
  const order = () => {
    const row = world.orders.get(id)
    if (!row) throw new Error('There is no such order.')
    return row.order
  }
  const edit = editOf(order())
  const services = [...edit.services, 'svc-formatting']
  const { body } = await send(`PUT /api/order/${id}/save`, { json: { ...edit, services } })
  expect(body).toMatchObject({ orderDetails: { services } })
  const [pending] = order().pendingPayments
  const payment = world.payments.get(pending?.receiptCode ?? '')
  if (!payment) throw new Error('There is no such payment.')
  expect(settlePayment(world, payment, fixedNow)).toMatchObject({ status: 'approved' })
  const paymentsOfEach = [...world.invoices.in('byOrder', id).rows()].map(
    ({ payments }) => payments.length,
  )
  expect(paymentsOfEach.toSorted()).toEqual([0, 1])
  expect(order()).toMatchObject({ paid: false, pendingPayments: [] })
})

describe('an order without an invoice', () => {
  const added = 'svc-journal-rec'

  async function orderedByTransfer() {
    const { send, world, facts } = await testBackend('placed-orders')
    const id = facts.orders.byAdministrator
    const row = () => {
      const found = world.orders.get(id)
      if (!found) throw new Error('There is no such order.')
      return found
    }
    const add = () => {
      const edit = editOf(row().order)
      const json = { ...edit, services: [...edit.services, added] }
      return send(`PUT /api/order/${id}/save`, { json })
    }
    const billed = () =>
      [...world.invoices.in('byOrder', id).rows()].map(({ lines }) =>
        lines.map(({ service }) => service?.identity),
      )
    const ordered = row().placed.lines.map(({ serviceIdentity }) => serviceIdentity)
    const [transfer] = row().order.pendingPayments
    return { send, world, row, add, billed, ordered, code: transfer?.receiptCode ?? '' }
  }

  it('gets one if its transfer fails', async () => {
    const { world, row, billed, ordered, code } = await orderedByTransfer()
    declineCheckout(world, code, fixedNow)
    expect(billed()).toEqual([ordered])
    expect(row().order).toMatchObject({ paid: false, pendingPayments: [] })
    expect(brokenInvariants(world)).toEqual([])
  })

  it('gets one for each part if its transfer fails after a service was added', async () => {
    const { world, add, billed, ordered, code } = await orderedByTransfer()
    await add()
    expect(billed()).toEqual([[added]])
    declineCheckout(world, code, fixedNow)
    expect(billed().toSorted()).toEqual([ordered, [added]].toSorted())
    expect(brokenInvariants(world)).toEqual([])
  })

  it.each([
    ['before', ['transfer', 'invoice']],
    ['after', ['invoice', 'transfer']],
  ])(
    'is paid once the transfer has arrived %s the invoice of an added service',
    async (_, order) => {
      const { world, row, add, code } = await orderedByTransfer()
      await add()
      const steps: Record<string, () => void> = {
        transfer: () => approveCheckout(world, code, fixedNow),
        invoice: () => {
          const [invoice] = world.invoices.in('byOrder', row().identity).rows()
          if (!invoice) throw new Error('There is no invoice.')
          const { invoiceNumber, totalAmount: amount } = invoice
          const purpose = { kind: 'payoff', invoiceNumbers: [invoiceNumber] } as const
          const paid = { person, receiptCode: 'RC-1', purpose, amount, at: fixedNow }
          payInvoices(world, insertPayment({ world, ...paid }), 'all', fixedNow)
        },
      }
      for (const [index, name] of order.entries()) {
        steps[name]?.()
        expect(row().order).toMatchObject({ paid: index === 1 })
        expect(brokenInvariants(world)).toEqual([])
      }
    },
  )
})
