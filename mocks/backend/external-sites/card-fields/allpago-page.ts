import { installmentAmounts } from '../../../../src/lib/installment-amounts.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { allpagoLabels } from '../../reference-data/payment/allpago-labels.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'
import { formatAmount } from '../../rules/format-amount.ts'
import { cardFrame, cardInputs } from './card-frame.ts'

/** Card numbers with these endings are declined or need 3-D Secure; all others are approved. */
const outcomesByEnding = { '0002': 'declined', '3220': 'three-d' } as const

const script = (suffix: string) => `
const say = (said) => parent.postMessage({ checkoutId: null, saving: false, ...said }, '*')
form.addEventListener('submit', (event) => {
  event.preventDefault()
  leaveAll()
  if (look().length > 0) return focusFirst()
  say({ saving: true })
  const digits = entry().number.replace(/\\D/g, '')
  const verdict = ${JSON.stringify(outcomesByEnding)}[digits.slice(-4)] ?? 'approved'
  say({ checkoutId: 'checkout-' + verdict + '${suffix}' })
})
tellHeight((height) => say({ height }))
`

function installmentsText(amount: number, count: number): string {
  const { first, following } = installmentAmounts(amount, count)
  const part = formatAmount(following, currencies.BRL)
  if (first === following) return `${count} × ${part}`
  return `${formatAmount(first, currencies.BRL)} + ${count - 1} × ${part}`
}

/** Posts a checkout id to its parent, never the card. `amount`: reais, `now`: milliseconds. */
export function allpagoPage(options: {
  receiptCode: string | undefined
  amount: number
  installments: number
  language: Schemas['Language']
  now: Instant
}): string {
  const { receiptCode, amount, installments, language, now } = options
  const suffix = receiptCode === undefined ? '' : `-${receiptCode}`
  const parts = installmentsText(amount, installments)
  const form = `<p class="sum">${formatAmount(amount, currencies.BRL)} (${parts})</p>
${cardInputs(language)}
<button>${allpagoLabels[language].pay}</button>`
  return cardFrame({ now, language, form, script: script(suffix) })
}
