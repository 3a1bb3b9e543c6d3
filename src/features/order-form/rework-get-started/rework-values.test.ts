import { expect, it } from 'vitest'
import type { Discount } from '../../../api/order-form/order-form.ts'
import { reeditPercent, reworkDetailsOf } from './rework-values.ts'

const values = {
  customerGoal: 'rework' as const,
  mainFiles: [{ identity: 'file-1', name: 'barley.docx' }],
  figureFiles: [],
  uploadFilesLater: false,
  wordCount: '5,200',
  language: '1',
  bundlesRequested: false,
  selectedService: 'svc-premium-rework',
}

it.each([
  [true, { wordCount: 5200, language: 1 }],
  [false, { wordCount: null, language: null }],
])('sends service, files and, where they are asked (%s), length and language', (text, length) => {
  expect(reworkDetailsOf(values, { text })).toEqual({
    selectedService: 'svc-premium-rework',
    files: ['file-1'],
    uploadFilesLater: false,
    ...length,
  })
})

const discount = (type: Discount['type'], percentBased: boolean): Discount => ({
  id: 'discount',
  type,
  code: null,
  description: '',
  percentBased,
  amount: 60,
  baseAmount: 0,
  potentialAmount: 0,
  appliedAmount: 0,
  supersededBy: null,
  endDate: null,
  applied: false,
  busy: false,
})

it.each([
  [[], undefined],
  [[discount('Preferred group discount', true)], undefined],
  [[discount('Re-edit discount', false)], undefined],
  [[discount('Preferred group discount', true), discount('Re-edit discount', true)], 60],
])('finds the per cent off a re-edit', (discounts, percent) => {
  expect(reeditPercent(discounts)).toBe(percent)
})
