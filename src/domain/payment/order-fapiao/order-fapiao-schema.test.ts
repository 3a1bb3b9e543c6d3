import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { object } from 'yup'
import { checkValues } from '../../../ui/form/check-values.ts'
import { orderFapiaoShape } from './order-fapiao-schema.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const whole = {
  type: 'general',
  deliveryTimeline: 'with-order',
  title: '浙江大学',
  taxpayerNumber: '12330000470095016Q',
  specialInstructions: '',
}
const empty = {
  type: '',
  deliveryTimeline: '',
  title: ' ',
  taxpayerNumber: '',
  specialInstructions: '',
}

it.each([
  ['no answer', '', empty, { requireFapiao: 'You must select an option' }],
  ['no', 'no', empty, {}],
  ['yes, with every field', 'yes', whole, {}],
  [
    'yes, with no field',
    'yes',
    empty,
    {
      'fapiao.type': 'You must select a fapiao type',
      'fapiao.deliveryTimeline': 'You must select a fapiao delivery timeline',
      'fapiao.title': 'Fapiao title is required',
      'fapiao.taxpayerNumber': 'Taxpayer number is required.',
    },
  ],
  [
    'yes, with values that are too long',
    'yes',
    { ...whole, taxpayerNumber: '1'.repeat(21), specialInstructions: 'x'.repeat(501) },
    {
      'fapiao.taxpayerNumber': 'Taxpayer number: please use no more than 20 characters.',
      'fapiao.specialInstructions': 'Special instructions: please use no more than 500 characters.',
    },
  ],
])('%s', async (_, requireFapiao, fapiao, findings) => {
  const checked = await checkValues(object(orderFapiaoShape(requireFapiao)), {
    requireFapiao,
    fapiao,
  })
  expect('findings' in checked ? checked.findings : {}).toEqual(findings)
})
