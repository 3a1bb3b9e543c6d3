import { setImmediate as pageTasks } from 'node:timers/promises'
import { createBackend } from '../../../mocks/backend/backend.ts'
import { CallLog } from '../../../mocks/backend/calls/call-log.ts'
import { manuscriptTasks } from '../../../mocks/backend/manuscripts/manuscript-tasks.ts'
import { testCards } from '../../../mocks/backend/reference-data/payment/simulated-cards.ts'
import {
  approveCheckout,
  declineCheckout,
} from '../../../mocks/backend/rules/payment/settlement/settle-payment.ts'
import { cartPath, withFunds } from '../../../mocks/testing/order-form/order-cart.ts'
import {
  cardForm,
  payPalForm,
  transferForm,
} from '../../../mocks/testing/payment/payment-requests.ts'
import { nodePdf } from '../../../mocks/transports/node/node-pdf.ts'
import { fixedNow } from '../../../mocks/world/clock/fixed-now.ts'
import { stateOf } from '../../../mocks/world/world-state.ts'
import type { ServerAnswer } from '../../payment/payment-model/unreliable-network.ts'
import type { PayingCall } from './paying-tab.ts'

const funds = { creditsApplied: 72, prepaymentApplied: 50 }

export const orderPaymentWays: Record<string, object> = {
  card: cardForm,
  'card and funds': { ...cardForm, ...funds },
  'declined card': { ...cardForm, creditCard: { nonce: testCards.declined } },
  '3-D card and funds': { ...cardForm, ...funds, creditCard: { nonce: testCards.threeD } },
  PayPal: payPalForm,
  'PayPal and funds': { ...payPalForm, ...funds },
  'bank transfer': { ...transferForm, ...funds },
  credits: { acceptedTermsAndConditions: true, paymentMethodId: null, creditsApplied: 372 },
}

/** One order form of 372 dollars to pay, and what has been paid of it. Restored for each run. */
export async function payableOrder() {
  const { world, identity: owner, send } = await withFunds()
  const user = world.users.get(owner)
  if (!user) throw new Error('Nobody is signed in.')
  world.users.update(owner, { account: { ...user.account, voucherAvailable: true } })
  const voucher = { institution: 'Duke University', expiresAt: fixedNow + 1, usedFor: null }
  world.vouchers.insert({ ...voucher, code: 'VCH-OPEN' })
  const ordersBefore = world.orders.size
  const plain = world.snapshot()
  await send(`PUT ${cartPath}/voucher/VCH-OPEN`)
  const withVoucher = world.snapshot()
  const session = stateOf(world).browserSession ?? undefined

  function started(hasVoucher: boolean) {
    world.restore(hasVoucher ? withVoucher : plain)
    const manuscripts = manuscriptTasks({ findings: async () => [] })
    const options = { world, now: () => fixedNow, writePdf: nodePdf, calls: new CallLog() }
    const backend = createBackend({ ...options, manuscripts })
    return async ({ call, json, key }: PayingCall): Promise<ServerAnswer> => {
      const [method = '', path = ''] = call.split(' ')
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key ?? '' }
      const body = json && JSON.stringify(json)
      const request = new Request(`http://galley.test${path}`, {
        method,
        ...(body === undefined ? {} : { headers, body }),
      })
      const { response } = await backend.handle({ request, session })
      return { status: response.status, body: await response.json() }
    }
  }

  const taken = () =>
    [...world.payments.all()].filter(
      ({ purpose, status, fundsTaken }) =>
        purpose.kind === 'order' && (status === 'approved' || fundsTaken),
    )

  return {
    world,
    owner,
    form: 'form-1',
    started,
    taken,
    orders: () => world.orders.size - ordersBefore,
    orderedAs: () => world.orderForms.get('form-1')?.orderedAs ?? null,
    creditsSpent: () => 400 - (world.credits.get('CR-1')?.balance ?? 0),
    balanceSpent: () => world.prepayments.get('US-RT-1')?.spent ?? 0,
    isVoucherUsed: () => world.vouchers.get('VCH-OPEN')?.usedFor !== null,
    decide(decision: 'approve' | 'decline', receiptCode: string) {
      const decideOn = decision === 'approve' ? approveCheckout : declineCheckout
      return decideOn(world, receiptCode, fixedNow)?.status
    },
    /** Lets the pages go on with what has reached them. */
    pagesGoOn: () => pageTasks(),
  }
}

export type PayableOrder = Awaited<ReturnType<typeof payableOrder>>
