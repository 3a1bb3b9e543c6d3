import { externalSiteAt, externalSites } from '../../backend/external-sites/external-site-list.ts'
import { externalPagePath } from '../../backend/rules/payment/external-page-paths.ts'
import { methodOf } from '../../backend/rules/payment/methods/payment-methods.ts'
import type { World } from '../../world/galley-world.ts'
import type { PaymentRow } from '../../world/rows/payment-rows.ts'

type WaitingPage = { address: string; name: string }

function nameOf(address: string): string {
  const found = externalSiteAt(address)
  return found ? `${externalSites[found.id].name} (${found.rest.at(-1) ?? ''})` : address
}

function pageOf({ method, receiptCode, paidAtBank }: PaymentRow): string | undefined {
  const entry = methodOf(method)
  const { course } = entry
  if (course === 'boleto')
    return paidAtBank === null ? externalPagePath('boleto', receiptCode) : undefined
  if (course === 'bank-transfer') return externalPagePath('bank', receiptCode)
  if (course === 'card') return externalPagePath('three-d-secure', receiptCode)
  return 'page' in entry ? externalPagePath(entry.page, receiptCode) : undefined
}

export function waitingExternalPages(world: World): WaitingPage[] {
  const payments = [...world.payments.all()]
    .filter(({ status }) => status === 'open')
    .flatMap((payment) => {
      const address = pageOf(payment)
      return address ? [{ address, createdAt: payment.createdAt }] : []
    })
  const signOns = [...world.signOns.all()]
    .filter(({ answeredAt }) => answeredAt === null)
    .map(({ state, providerId, createdAt }) => ({
      address: `/external/sign-on/${providerId}/${state}`,
      createdAt,
    }))
  const wechat = [...world.wechatLogins.all()]
    .filter(({ answeredAt }) => answeredAt === null)
    .map(({ loginCode, createdAt }) => ({
      address: `/external/wechat/scan/${loginCode}`,
      createdAt,
    }))
  return [...payments, ...signOns, ...wechat]
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .map(({ address }) => ({ address, name: nameOf(address) }))
}
