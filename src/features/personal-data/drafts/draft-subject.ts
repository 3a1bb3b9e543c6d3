import type { StepName } from '../../../api/order-form/order-form.ts'
import { isStepName } from '../../../domain/order-steps/step-labels.ts'
import { keysOf } from '../../../lib/keys-of.ts'

/** What a draft is of, by the name that its form gives it. */
type DraftSubject =
  | { kind: WholeName }
  | { kind: 'order-step'; step: StepName }
  | { kind: NamedKind; of: string }
  | { kind: 'unknown' }

const wholeNames = [
  'account-details',
  'account-contact',
  'account-completion',
  'group-code',
  'certificate code',
  'grammar-check',
  'digital-editing',
  'digital-translation',
  'digital editing',
  'digital translation',
  'testimonial',
  'sign-in',
  'registration',
  'address new',
  'prepay new',
  'reviewer-response new',
] as const

type WholeName = (typeof wholeNames)[number] | 'bundle-questions' | 'referrals'

const beginnings = {
  'address ': 'address',
  'certificate ': 'certificate',
  'edited-document ': 'edited-document',
  'order-files-': 'order-files',
  'order-emails-': 'order-emails',
  'order-edit-': 'order-edit',
  'fapiao ': 'fapiao',
  'prepay ': 'prepay',
  'pay-off ': 'pay-off',
  'reviewer-response ': 'reviewer-response',
} as const

type NamedKind = (typeof beginnings)[keyof typeof beginnings]

function ofOrderForm(name: string): DraftSubject | undefined {
  if (name.endsWith('-bundle-questions')) return { kind: 'bundle-questions' }
  if (name.endsWith('-referrals')) return { kind: 'referrals' }
  const dashes = Array.from(name.matchAll(/-/g), ({ index }) => index + 1)
  // The name of one step ends as another's, so the longest ending counts.
  const step = dashes.map((start) => name.slice(start)).find(isStepName)
  return step && { kind: 'order-step', step }
}

export function draftSubject(name: string): DraftSubject {
  const whole = wholeNames.find((one) => one === name)
  if (whole) return { kind: whole }
  const beginning = keysOf(beginnings).find((one) => name.startsWith(one))
  if (beginning) return { kind: beginnings[beginning], of: name.slice(beginning.length) }
  return ofOrderForm(name) ?? { kind: 'unknown' }
}
