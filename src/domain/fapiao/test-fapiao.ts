import type { Fapiao } from '../../api/fapiao.ts'

export const testFapiao: Fapiao = {
  identity: 'fapiao-1',
  type: 'general',
  status: 'completed',
  completed: true,
  number: '26332000000012345678',
  url: '/external/fapiao/26332000000012345678',
  serviceType: 'editing',
  serviceTypeName: '*文化创意服务*论文编辑费',
  organizationName: '浙江大学',
  taxpayerNumber: '123301001145534054',
  contactEmail: 'chen.lihua@example.cn',
  contactPhone: '13800138000',
  shippingAddress: null,
  paymentId: '72041',
  paymentDate: '2026-02-28T09:00:00Z',
  receiptCode: 'RC-72041',
}
