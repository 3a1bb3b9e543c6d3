import { expect, it } from 'vitest'
import { draftSubject } from './draft-subject.ts'

it.each([
  ['grammar-check', { kind: 'grammar-check' }],
  ['account-details', { kind: 'account-details' }],
  ['certificate code', { kind: 'certificate code' }],
  ['certificate GX7KQ2M9', { kind: 'certificate', of: 'GX7KQ2M9' }],
  ['address new', { kind: 'address new' }],
  ['address 311', { kind: 'address', of: '311' }],
  ['prepay new', { kind: 'prepay new' }],
  ['prepay US-RT-1042', { kind: 'prepay', of: 'US-RT-1042' }],
  ['pay-off US-90187,US-90321', { kind: 'pay-off', of: 'US-90187,US-90321' }],
  ['digital translation', { kind: 'digital translation' }],
  ['edited-document edit-7', { kind: 'edited-document', of: 'edit-7' }],
  ['reviewer-response new', { kind: 'reviewer-response new' }],
  ['reviewer-response GX7KQ2M9', { kind: 'reviewer-response', of: 'GX7KQ2M9' }],
  ['order-edit-GX7KQ2M9', { kind: 'order-edit', of: 'GX7KQ2M9' }],
  ['order-files-GX7KQ2M9', { kind: 'order-files', of: 'GX7KQ2M9' }],
  ['form-12-details', { kind: 'order-step', step: 'details' }],
  ['form-12-get-started', { kind: 'order-step', step: 'get-started' }],
  ['form-12-rework-get-started', { kind: 'order-step', step: 'rework-get-started' }],
  ['form-12-bundle-questions', { kind: 'bundle-questions' }],
  ['form-12-referrals', { kind: 'referrals' }],
  ['order-form', { kind: 'unknown' }],
  ['toString', { kind: 'unknown' }],
])('%s is a draft of %o', (name, subject) => {
  expect(draftSubject(name)).toEqual(subject)
})
