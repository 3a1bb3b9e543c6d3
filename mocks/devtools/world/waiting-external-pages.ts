import { placeAt, places } from '../../backend/external-sites/outside-places.ts'
import { methodTable } from '../../backend/reference-data/payment/payment-methods.ts'
import { outsidePath } from '../../backend/rules/payment/outside-pages.ts'
import type { World } from '../../world/galley-world.ts'
import type { PaymentRow } from '../../world/payment-rows.ts'

export type WaitingPage = { address: string; name: string }

/** What stands there, and for what: PayPal (RC-60012). */
function nameOf(address: string): string {
  const found = placeAt(address)
  return found ? `${places[found.id].name} (${found.rest.at(-1) ?? ''})` : address
}

function pageOf({ method, receiptCode, paidAtBank }: PaymentRow): string | undefined {
  const { course, page } = methodTable[method]
  if (course === 'boleto')
    return paidAtBank === null ? outsidePath('boleto', receiptCode) : undefined
  if (course === 'bank-transfer') return outsidePath('bank', receiptCode)
  if (course === 'card') return outsidePath('three-d-secure', receiptCode)
  return page ? outsidePath(page, receiptCode) : undefined
}

/** The pages of other services that somebody was sent to and has not answered, the newest first. */
export function waitingOutside(world: World): WaitingPage[] {
  const payments = [...world.payments.all()]
    .filter(({ status }) => status === 'open')
    .flatMap((payment) => {
      const address = pageOf(payment)
      return address ? [{ address, createdAt: payment.createdAt }] : []
    })
  const signOns = [...world.signOns.all()]
    .filter(({ answeredAt }) => answeredAt === null)
    .map(({ state, providerId, createdAt }) => ({
      address: `/outside/sign-on/${providerId}/${state}`,
      createdAt,
    }))
  const wechat = [...world.wechatLogins.all()]
    .filter(({ answeredAt }) => answeredAt === null)
    .map(({ loginCode, createdAt }) => ({
      address: `/outside/wechat/scan/${loginCode}`,
      createdAt,
    }))
  return [...payments, ...signOns, ...wechat]
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .map(({ address }) => ({ address, name: nameOf(address) }))
}
