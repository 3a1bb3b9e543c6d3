import type { Instant } from '../../../../src/lib/instant.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { allpagoLabels } from '../../reference-data/payment/allpago-labels.ts'
import { testCardNumbers } from '../../reference-data/payment/simulated-cards.ts'
import { type CardPart, wrongParts } from './card-entry.ts'
import { cardFieldLabels } from './card-field-labels.ts'
import { cardFrameStyle, lookNames } from './card-frame-style.ts'

/** JSON that cannot close the script element. */
export const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

export function cardInputs(language: Schemas['Language']): string {
  const { number, expires, code } = allpagoLabels[language]
  const field = (name: CardPart, label: string, autocomplete: string, maxLength: number) =>
    `<div><label for="${name}">${label}</label><input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${maxLength}" aria-required="true" aria-describedby="${name}-wrong"><p class="wrong" id="${name}-wrong" aria-live="polite"></p></div>`
  return `${field('number', number, 'cc-number', 23)}
<div class="pair">
${field('expires', expires, 'cc-exp', 9)}
${field('code', code, 'cc-csc', 4)}
</div>`
}

function testCardList(language: Schemas['Language']): string {
  const { notice, wrong: _, ...ends } = cardFieldLabels[language]
  const cards = (['approved', 'declined', 'threeD'] as const).map(
    (outcome) => `<li><code>${testCardNumbers[outcome]}</code> ${ends[outcome]}</li>`,
  )
  return `<div class="test-cards"><p>${notice}</p><ul>${cards.join('')}</ul></div>`
}

const shared = (now: Instant, messages: Record<CardPart, string>) => `
const wrongParts = ${wrongParts}
const [now, messages, lookNames] = ${inScript([now, messages, lookNames])}
const form = document.querySelector('form')
const inputs = [...form.querySelectorAll('input')]
const left = new Set()
const families = new Set()
const entry = () => Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
function look() {
  const wrong = wrongParts(entry(), now)
  for (const input of inputs) {
    const isShown = wrong.includes(input.name) && left.has(input.name)
    input.setAttribute('aria-invalid', isShown)
    document.getElementById(input.name + '-wrong').textContent = isShown ? messages[input.name] : ''
  }
  return wrong
}
function leaveAll() {
  for (const { name } of inputs) left.add(name)
}
function focusFirst() {
  const wrong = wrongParts(entry(), now)
  inputs.find(({ name }) => wrong.includes(name) || wrong.length === 0).focus()
}
function tellHeight(tell) {
  new ResizeObserver(() => tell(document.body.offsetHeight)).observe(document.body)
}
form.addEventListener('input', look)
form.addEventListener('focusout', ({ target }) => {
  if ('value' in target && target.value !== '') left.add(target.name)
  look()
})
addEventListener('message', ({ data, source }) => {
  if (source !== parent) return
  const { style } = document.documentElement
  if (['light', 'dark'].includes(data?.scheme)) style.colorScheme = data.scheme
  if (typeof data?.look !== 'object' || data.look === null) return
  const { fontFaces = [], ...look } = data.look
  for (const name of lookNames) if (typeof look[name] === 'string') style.setProperty('--' + name, look[name])
  for (const { family, source, weight, unicodeRange } of fontFaces) {
    const key = family + source
    if (!families.has(key)) document.fonts.add(new FontFace(family, source, { weight, unicodeRange }))
    families.add(key)
  }
})
addEventListener('focus', () => {
  if (document.activeElement === document.body) focusFirst()
})
`

/** It takes its style from messages `{ scheme: 'dark', look }`. */
export function cardFrame(page: {
  now: Instant
  language: Schemas['Language']
  form: string
  script: string
}): string {
  const { now, language, form, script } = page
  const { lang, title } = allpagoLabels[language]
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${cardFrameStyle}</style>
</head>
<body>
<main>
<form novalidate>
${form}
</form>
${testCardList(language)}
</main>
<script>${shared(now, cardFieldLabels[language].wrong)}${script}</script>
</body>
</html>
`
}
