import { testCards } from '../../../mocks/backend/reference-data/payment/simulated-cards.ts'
import { invoiceLoadOf } from '../../../mocks/backend/rules/loads/invoice-load.ts'
import {
  approveCheckout,
  declineCheckout,
} from '../../../mocks/backend/rules/payment/settlement/settle-payment.ts'
import { insertPrepayment } from '../../../mocks/scenarios/builders/orders/build-invoice.ts'
import { helenMarsh } from '../../../mocks/scenarios/builders/people.ts'
import { testBackend } from '../../../mocks/testing/backend-in-scenario.ts'
import { cardForm, testKey } from '../../../mocks/testing/payment/payment-requests.ts'
import { fixedNow } from '../../../mocks/world/clock/fixed-now.ts'
import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import type { InvoiceLoad } from '../../../src/api/invoices.ts'
import { payOffBillOf } from '../../../src/features/invoices/pay-off/pay-off-bill.ts'
import { payOffTaskOf } from '../../../src/features/invoices/pay-off/pay-off-task.ts'
import { payOffList } from '../../../src/lib/search/pay-off-list.ts'
import type { Call } from '../../payment/payment-model/asking-tab.ts'

const withoutCard = { ...cardForm, creditCard: undefined }
const funds = { creditsApplied: 100, prepaymentApplied: 50 }
const { payPal, bankTransfer } = paymentMethodIds

export const invoicePaymentWays: Record<string, object> = {
  card: cardForm,
  'card and funds': { ...cardForm, ...funds },
  'declined card': { ...cardForm, creditCard: { nonce: testCards.declined } },
  '3-D card': { ...cardForm, creditCard: { nonce: testCards.threeD } },
  PayPal: { ...withoutCard, paymentMethodId: payPal },
  'PayPal and funds': { ...withoutCard, ...funds, paymentMethodId: payPal },
  'bank transfer': { ...withoutCard, paymentMethodId: bankTransfer },
  'bank transfer and funds': { ...withoutCard, ...funds, paymentMethodId: bankTransfer },
}

/** Two invoices of 549 dollars together, at least 100 dollars of credits and 200 in advance. Restored for each run. */
export async function payableInvoices() {
  const { world, send, facts } = await testBackend('returning-customer')
  const owner = facts.person.identity
  const at = fixedNow - 86_400_000
  // An invoice that a bank is to pay is not asked for with others.
  declineCheckout(world, facts.transfer, at)
  const credit = { referenceNumber: 'CR-1', owner, createdAt: at, expiresAt: null }
  world.credits.insert({ ...credit, totalAmount: 100, balance: 100 })
  const advance = { retainerInvoiceNumber: 'US-RT-1', at, amount: 200, receiptCode: 'RC-1' }
  insertPrepayment({ world, person: helenMarsh, ...advance })
  const earlier = new Set([...world.payments.all()].map(({ receiptCode }) => receiptCode))
  const creditsLeft = () =>
    [...world.credits.in('byOwner', owner).rows()].reduce((sum, { balance }) => sum + balance, 0)
  const creditsBefore = creditsLeft()
  const before = world.snapshot()
  const all = facts.unpaidInvoices

  /** Payments of the run that have money, or that a bank is to bring. */
  const taken = () =>
    [...world.payments.all()].filter(
      ({ receiptCode, status, fundsTaken, method }) =>
        !earlier.has(receiptCode) &&
        (status === 'approved' || (status === 'open' && (fundsTaken || method === bankTransfer))),
    )

  return {
    world,
    owner,
    all,
    taken,
    open: () => world.restore(before),
    load(): InvoiceLoad {
      const user = world.users.get(owner)
      if (!user) throw new Error('Nobody is signed in.')
      return invoiceLoadOf(world, user, fixedNow)
    },
    /** What the page of some invoices sends, by what it shows. */
    request(by: string, numbers: readonly string[], { invoices, currency }: InvoiceLoad): object {
      const task = payOffTaskOf(invoices, payOffList(numbers))
      const payable = task.kind === 'broken' ? [] : task.invoices
      return {
        ...invoicePaymentWays[by],
        amount: payOffBillOf(payable, currency).total,
        payoffReceiptCodes: payable.map(({ invoiceNumber }) => invoiceNumber),
      }
    },
    answer: (call: Call) =>
      call.kind === 'load'
        ? send('GET /api/invoice/load')
        : send('POST /api/payoff/payment', { json: call.json, headers: testKey(call.key) }),
    creditsSpent: () => creditsBefore - creditsLeft(),
    balanceSpent: () => world.prepayments.get('US-RT-1')?.spent ?? 0,
    decide(decision: 'approve' | 'decline', receiptCode: string) {
      const decideOn = decision === 'approve' ? approveCheckout : declineCheckout
      return decideOn(world, receiptCode, fixedNow)?.status
    },
  }
}

export type PayableInvoices = Awaited<ReturnType<typeof payableInvoices>>
