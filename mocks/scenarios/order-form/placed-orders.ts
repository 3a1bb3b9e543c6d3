import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { testCards } from '../../backend/reference-data/payment/simulated-cards.ts'
import { noFiles } from '../../backend/rules/order-form/new-form.ts'
import type { World } from '../../world/galley-world.ts'
import { addressOfPerson } from '../builders/address-of-person.ts'
import { insertCode } from '../builders/insert-code.ts'
import { insertPrepayment } from '../builders/orders/build-invoice.ts'
import { placeOrder } from '../builders/orders/place-order.ts'
import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day, minute } from '../builders/server-date.ts'

const person = graceLindqvist
const voucher = 'UMN-5120'
const freeCode = 'RIVERGIFT'
const purchaseOrder = 'PO-2026-0193'

function insertDiscountsAndFunds(world: World, start: number): void {
  world.vouchers.insert({
    code: voucher,
    institution: person.institution,
    expiresAt: start + 200 * day,
    usedFor: null,
  })
  insertCode(world, freeCode, {
    ...{ description: 'A free edit', amount: 100, owner: person.identity },
    endsAt: start + 30 * day,
    usedBy: [],
  })
  insertPrepayment({
    world,
    person,
    retainerInvoiceNumber: 'US-RT-2311',
    at: start - 40 * day,
    amount: 600,
    spent: 0,
    receiptCode: 'RC-61311',
  })
}

/** Grace Lindqvist has just placed orders, paid in each way, with and without files. */
export const placedOrders = defineScenario({
  site: 'us',
  signedIn: person,
  build({ world, start }) {
    const user = world.users.insert(accountFor(person, { voucherAvailable: true }))
    insertDiscountsAndFunds(world, start)
    const placed = { world, person, user, at: start - 5 * minute }
    const billingAddress = addressOfPerson(person)
    const card = {
      paymentMethodId: paymentMethodIds.creditCard,
      creditCard: { nonce: testCards.approved, type: 'Visa', lastFour: '4242' },
      billingAddress,
    }
    const transfer = { paymentMethodId: paymentMethodIds.bankTransfer, billingAddress }
    const later = { files: noFiles, uploadFilesLater: true, documents: null }
    return {
      person: personFacts(person),
      purchaseOrder,
      orders: {
        byCard: placeOrder(placed, { key: 'by card', payment: card }),
        byTransfer: placeOrder(placed, {
          key: 'by transfer',
          payment: { ...transfer, purchaseOrder: { number: purchaseOrder } },
        }),
        byVoucher: placeOrder(placed, { key: 'by voucher', form: { voucher } }),
        byPrepayment: placeOrder(placed, {
          key: 'prepaid',
          payment: { paymentMethodId: null, prepaymentApplied: 372 },
        }),
        free: placeOrder(placed, { key: 'free', form: { codes: [freeCode] } }),
        filesLater: placeOrder(placed, { key: 'files later', payment: card, form: later }),
        filesLaterByTransfer: placeOrder(placed, {
          key: 'files later by transfer',
          payment: transfer,
          form: { ...later, additions: [{ serviceIdentity: 'svc-figures', quantity: 2 }] },
        }),
        byAdministrator: placeOrder(placed, {
          key: 'by an administrator',
          payment: transfer,
          form: { adminCreated: true },
          details: { suppressInvoiceCreation: true, requireCustomerNotification: false },
        }),
        paidWithoutInvoice: placeOrder(placed, {
          key: 'paid without an invoice',
          payment: card,
          form: { adminCreated: true },
          details: { suppressInvoiceCreation: true, requireCustomerNotification: false },
        }),
      },
    }
  },
})
