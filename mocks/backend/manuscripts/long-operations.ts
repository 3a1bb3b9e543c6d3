import type { OperationId } from '../../../src/api/generated/operations.gen.ts'

export const longOperations: readonly OperationId[] = [
  'saveBasicDetails',
  'saveReworkBasicDetails',
  'saveDetails',
  'startOrderFromLanguageAssessment',
  'startOrderFromDigitalEdit',
  'addOrderFiles',
  'listOrderDeliverables',
  'downloadOrderDeliverable',
  'listCertificateDeliverables',
  'downloadCertificateDeliverable',
  'createLanguageAssessments',
  'createDigitalEdit',
  'downloadDigitalEdit',
  'createDigitalOrder',
  'downloadDigitalOrder',
]
