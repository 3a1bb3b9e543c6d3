import type { components } from '../../../src/api/schema.gen.ts'
import { allpagoWords } from '../catalogue/allpago-words.ts'
import { currencies } from '../catalogue/currencies.ts'
import { rounded } from '../rules/money.ts'
import { writtenMoney } from '../rules/written-money.ts'

/** Numbers that end so are declined, or ask for the extra step; all others are approved. */
const endings = { '0002': 'declined', '3220': 'three-d' } as const

const script = (receiptCode: string) => `
const form = document.querySelector('form')
const say = (said) => parent.postMessage({ checkoutId: null, saving: false, height: document.documentElement.scrollHeight, ...said }, '*')
form.addEventListener('submit', (event) => {
  event.preventDefault()
  say({ saving: true })
  const digits = form.elements.number.value.replace(/\\D/g, '')
  const verdict = ${JSON.stringify(endings)}[digits.slice(-4)] ?? 'approved'
  say({ checkoutId: 'checkout-' + verdict + '-${receiptCode}' })
})
say({})
`

/**
 * The Brazilian gateway's card form as an HTML page for a frame. It hands a checkout to the window
 * around it, never the card. `amount` is in reais; `receiptCode` holds letters, digits and dashes.
 */
export function allpagoPage(asked: {
  receiptCode: string
  amount: number
  installments: number
  language: components['schemas']['Language']
}): string {
  const { receiptCode, amount, installments, language } = asked
  const { lang, title, number, expires, code, pay } = allpagoWords[language]
  const part = rounded(amount / installments, currencies.BRL)
  const parts = `${installments} × ${writtenMoney(part, currencies.BRL)}`
  const field = (name: string, label: string, autocomplete: string, pattern: string) =>
    `<label>${label}<input name="${name}" inputmode="numeric" autocomplete="${autocomplete}" pattern="${pattern}" required></label>`
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 16px; min-height: 215px; }
form { display: grid; gap: 12px; max-width: 400px; }
label { display: grid; gap: 4px; }
input, button { font: inherit; padding: 8px; }
</style>
</head>
<body>
<form>
<p>${writtenMoney(amount, currencies.BRL)} (${parts})</p>
${field('number', number, 'cc-number', '[0-9 ]{13,23}')}
${field('expires', expires, 'cc-exp', '[0-9]{2} ?/ ?[0-9]{2}')}
${field('code', code, 'cc-csc', '[0-9]{3,4}')}
<button>${pay}</button>
</form>
<script>${script(receiptCode)}</script>
</body>
</html>
`
}
