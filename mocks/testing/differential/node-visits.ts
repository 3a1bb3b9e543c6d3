import { type CallSequence, call } from './play-requests.ts'

const fapiao = {
  paymentId: '77316',
  type: 'general',
  serviceType: 'editing',
  organizationName: '浙江大学',
  taxpayerNumber: '12330000470095016Q',
  contactEmail: 'chen.lihua@example.cn',
}

/** Too long for a page: documents, and what the returning customer does not have. */
export const nodeVisits: readonly CallSequence[] = [
  {
    scenario: 'returning-customer',
    calls: [
      call('POST /api/file', { sample: 'english-3000' }),
      call('GET /api/file/file-1/download'),
      call('GET /api/payment/42796/pdf'),
      call('GET /api/certificate/04H9-6MZH-VPPC'),
      call('GET /api/certificate/04H9-6MZH-VPPC/pdf'),
      call('GET /api/order/GXHFWV6G/deliverables'),
      call('GET /api/order/GXHFWV6G/deliverables/edited-manuscript'),
      call('GET /api/order/GXHFWV6G/deliverables/nothing'),
    ],
  },
  {
    scenario: 'china',
    calls: [
      call('GET /api/fapiao'),
      call('GET /api/fapiao/organizations?name=浙江'),
      call('POST /api/fapiao', { json: fapiao, key: 'a-fapiao-for-77316' }),
      call('POST /api/fapiao', { json: fapiao, key: 'a-fapiao-for-77316' }),
      call('POST /api/fapiao', { json: fapiao, key: 'once-more-for-77316' }),
      call('DELETE /api/fapiao/fapiao-3'),
      call('DELETE /api/fapiao/fapiao-1'),
      call('GET /api/invoice/load'),
      call('GET /api/invoice/CN-88917/pdf'),
      call('GET /api/invoice/CN-88917/statement-of-delivery'),
      call('GET /api/retainer-invoice/CN-RT-2041/pdf'),
      call('GET /api/payment/77316/pdf'),
    ],
  },
  {
    scenario: 'digital-editing',
    calls: [
      call('GET /api/digital-edit/load'),
      call('GET /api/digital-edit/search?page=2'),
      call('POST /api/file', { sample: 'english-3000' }),
      call('POST /api/digital-edit/create', {
        json: { digitalEditFiles: ['file-35'], styleOfEnglish: 'British English' },
        key: 'one-more-digital-edit',
      }),
      call('GET /api/digital-edit/edit-2/download'),
      call('GET /api/digital-edit/edit-1/download'),
      call('GET /api/digital-edit/edit-2/lewis-version'),
      call('POST /api/digital-edit/edit-2/archive'),
      call('GET /api/digital-edit/edit-2/download'),
    ],
  },
  {
    scenario: 'digital-translation',
    calls: [
      call('GET /api/digital-order/load'),
      call('GET /api/digital-order/search?type=translation'),
      call('GET /api/digital-order/translation-6/download'),
      call('GET /api/digital-order/translation-4/download'),
      call('POST /api/digital-order/translation-5/archive'),
    ],
  },
]
