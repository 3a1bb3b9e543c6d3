import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { rounded } from '../../../world/money.ts'
import { allpagoLabels } from '../../reference-data/payment/allpago-labels.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'
import { writtenMoney } from '../../rules/written-money.ts'
import { cardFrame, cardInputs } from './card-frame.ts'

/** Card numbers with these endings are declined or need 3-D Secure; all others are approved. */
const endings = { '0002': 'declined', '3220': 'three-d' } as const

const script = (suffix: string) => `
const say = (said) => parent.postMessage({ checkoutId: null, saving: false, ...said }, '*')
form.addEventListener('submit', (event) => {
  event.preventDefault()
  leaveAll()
  if (look().length > 0) return focusFirst()
  say({ saving: true })
  const digits = entry().number.replace(/\\D/g, '')
  const verdict = ${JSON.stringify(endings)}[digits.slice(-4)] ?? 'approved'
  say({ checkoutId: 'checkout-' + verdict + '${suffix}' })
})
tellHeight((height) => say({ height }))
`

/**
 * The Brazilian gateway's card form as an HTML page for a frame. It posts a checkout id to its
 * parent window, never the card. `amount` is in reais; `now` (epoch milliseconds) decides whether a
 * card has expired.
 */
export function allpagoPage(asked: {
  receiptCode: string | undefined
  amount: number
  installments: number
  language: components['schemas']['Language']
  now: number
}): string {
  const { receiptCode, amount, installments, language, now } = asked
  const suffix = receiptCode === undefined ? '' : `-${receiptCode}`
  const part = rounded(amount / installments, currencies.BRL)
  const parts = `${installments} × ${writtenMoney(part, currencies.BRL)}`
  const form = `<p class="sum">${writtenMoney(amount, currencies.BRL)} (${parts})</p>
${cardInputs(language)}
<button>${allpagoLabels[language].pay}</button>`
  return cardFrame({ now, language, form, script: script(suffix) })
}
