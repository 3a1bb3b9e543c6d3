import type { OperationId } from '../../../src/api/generated/operations.gen.ts'

/** Identities that answers name, which later calls take. */
export type FoundName =
  | 'user'
  | 'order'
  | 'finishedOrder'
  | 'finishedKey'
  | 'certificate'
  | 'certificateKey'
  | 'file'
  | 'invoice'
  | 'payment'
  | 'receipt'
  | 'retainer'
  | 'digitalEdit'
  | 'finishedDigitalEdit'
  | 'finishedTranslation'
  | 'finishedFapiao'
  | 'form'
  | 'service'
  | 'estimate'
  | 'voucher'
  | 'finishedAssessment'
  | 'upload'

/** Where answers name them. */
export const foundIn: readonly { operation: OperationId; path: string; name: FoundName }[] = [
  { operation: 'loadUser', path: 'identity', name: 'user' },
  { operation: 'loadUser', path: 'user.identity', name: 'user' },
  { operation: 'searchOrders', path: 'orders.*.externalId', name: 'order' },
  {
    operation: 'searchOrders',
    path: 'orders.*[downloadAvailable].externalId',
    name: 'finishedOrder',
  },
  { operation: 'searchOrders', path: 'orders.*.certificate.code', name: 'certificate' },
  { operation: 'getOrderPayment', path: 'order.originalFiles.*.identity', name: 'file' },
  { operation: 'listOrderDeliverables', path: 'files.*.key', name: 'finishedKey' },
  { operation: 'listCertificateDeliverables', path: 'files.*.key', name: 'certificateKey' },
  { operation: 'loadInvoices', path: 'invoices.*.invoiceNumber', name: 'invoice' },
  { operation: 'loadInvoices', path: 'invoices.*.payments.*.id', name: 'payment' },
  { operation: 'loadInvoices', path: 'invoices.*.payments.*.receiptCode', name: 'receipt' },
  { operation: 'loadInvoices', path: 'prepayments.*.retainerInvoiceNumber', name: 'retainer' },
  { operation: 'searchDigitalEdits', path: 'results.*.identity', name: 'digitalEdit' },
  {
    operation: 'searchDigitalEdits',
    path: 'results.*[status=completed].identity',
    name: 'finishedDigitalEdit',
  },
  {
    operation: 'searchDigitalOrders',
    path: 'results.*[status=completed].identity',
    name: 'finishedTranslation',
  },
  {
    operation: 'listFapiaos',
    path: 'fapiaos.*[status=completed].identity',
    name: 'finishedFapiao',
  },
  {
    operation: 'searchLanguageAssessments',
    path: 'assessments.*[completed].identity',
    name: 'finishedAssessment',
  },
  { operation: 'loadCurrentOrderForm', path: 'orderForm.identity', name: 'form' },
  { operation: 'loadCurrentOrderForm', path: 'orderForm.estimateId', name: 'estimate' },
  {
    operation: 'loadCurrentOrderForm',
    path: 'orderForm.availableServices.*.identity',
    name: 'service',
  },
]

type Value = { found: FoundName } | { text: string }

/** Parameters without which an operation cannot be read, by name, and statuses beside 200 that are as good. */
export const readValues: Partial<
  Record<
    OperationId,
    { parameters?: Readonly<Record<string, Value>>; statuses?: readonly number[] }
  >
> = {
  getRewardPoints: { parameters: { identity: { found: 'user' }, externalId: { found: 'order' } } },
  getOrderCount: { parameters: { identity: { found: 'user' } } },
  getOrderPayment: { parameters: { id: { found: 'order' } } },
  getOrderServices: { parameters: { id: { found: 'order' } } },
  listOrderDeliverables: { parameters: { externalId: { found: 'finishedOrder' } } },
  loadReviewerResponse: { parameters: { externalId: { found: 'order' } } },
  downloadOrderDeliverable: {
    parameters: { externalId: { found: 'finishedOrder' }, key: { found: 'finishedKey' } },
  },
  findDuplicateOrder: { parameters: { title: { text: 'A title that nobody has ordered' } } },
  getUpload: { parameters: { identity: { found: 'upload' } } },
  listAssessmentErrors: { parameters: { identity: { found: 'finishedAssessment' } } },
  downloadFile: { parameters: { identity: { found: 'file' } }, statuses: [404] },
  getCertificate: { parameters: { code: { found: 'certificate' } } },
  listCertificateDeliverables: { parameters: { code: { found: 'certificate' } } },
  downloadCertificateDeliverable: {
    parameters: { code: { found: 'certificate' }, key: { found: 'certificateKey' } },
  },
  downloadCertificatePdf: { parameters: { code: { found: 'certificate' } }, statuses: [409] },
  getDigitalEditEngineVersion: { parameters: { id: { found: 'digitalEdit' } } },
  downloadDigitalEdit: { parameters: { id: { found: 'finishedDigitalEdit' } }, statuses: [404] },
  downloadDigitalOrder: { parameters: { id: { found: 'finishedTranslation' } }, statuses: [404] },
  downloadInvoicePdf: { parameters: { invoiceNumber: { found: 'invoice' } } },
  downloadStatementOfDelivery: {
    parameters: { invoiceNumber: { found: 'invoice' } },
    statuses: [404],
  },
  downloadReceiptPdf: { parameters: { id: { found: 'payment' } } },
  downloadRetainerInvoicePdf: {
    parameters: { retainerInvoiceNumber: { found: 'retainer' } },
  },
  searchFapiaoOrganizations: { parameters: { name: { text: 'University' } } },
  downloadFapiao: { parameters: { identity: { found: 'finishedFapiao' } } },
  openAllpagoCheckout: {
    parameters: { amount: { text: '100' }, numberOfInstallments: { text: '1' } },
    statuses: [404],
  },
  getPaymentStatus: { parameters: { receiptCode: { found: 'receipt' } } },
  verifyVoucher: { parameters: { code: { found: 'voucher' } } },
  loadCurrentOrderForm: { statuses: [404] },
  loadOrderForm: { parameters: { identity: { found: 'form' } } },
  listApplicablePromotionalCodeBenefits: { parameters: { identity: { found: 'form' } } },
  getDocumentDetails: { parameters: { identity: { found: 'form' } } },
  getBinPrice: { parameters: { orderId: { found: 'form' }, newWordCount: { text: '5000' } } },
  getServiceDetails: { parameters: { serviceIdentities: { found: 'service' } } },
  downloadPriceQuotePdf: { parameters: { estimateId: { found: 'estimate' } } },
}
