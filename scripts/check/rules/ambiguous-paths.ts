import type { paths } from '../../../src/api/generated/schema.gen.ts'

type Path = keyof paths

/** Each of these paths has an address that also matches each of those. */
type Overlap = { these: readonly Path[]; those: readonly Path[] }

/**
 * Every pair of paths that Redocly's `no-ambiguous-paths` would report. The product's own addresses
 * are ambiguous: at the first difference the literal wins, and no identity equals one of the
 * literals.
 */
export const ambiguousPaths: readonly Overlap[] = [
  {
    these: ['/api/account/addresses/{id}'],
    those: ['/api/account/{identity}/update-details'],
  },
  {
    these: ['/api/certificate/save/{code}'],
    those: ['/api/certificate/{code}/deliverables', '/api/certificate/{code}/pdf'],
  },
  {
    these: ['/api/{type}/chinese-digital-trial'],
    those: [
      '/api/certificate/{code}',
      '/api/fapiao/{identity}',
      '/api/order-form/{identity}',
      '/api/upload/{identity}',
      '/api/voucher/{code}',
    ],
  },
  {
    these: [
      '/api/order-form/rework/{externalId}',
      '/api/order-form/reedit/{externalId}',
      '/api/order-form/from-language-assessment/{identity}',
      '/api/order-form/from-digital-edit/{identity}',
    ],
    those: [
      '/api/order-form/{id}/go-back',
      '/api/order-form/{id}/manuscript-details',
      '/api/order-form/{id}/referral-emails',
      '/api/order-form/{id}/selected-service',
      '/api/order-form/{id}/service-bundle-interest',
      '/api/order-form/{id}/step',
      '/api/order-form/{identity}/applicable-promotional-code-benefits',
      '/api/order-form/{identity}/basic-details',
      '/api/order-form/{identity}/convert-quote',
      '/api/order-form/{identity}/document-details',
      '/api/order-form/{identity}/generate-price-quote',
      '/api/order-form/{identity}/load',
      '/api/order-form/{identity}/rework-basic-details',
      '/api/order-form/{identity}/service-bundle-questions',
      '/api/order-form/{identity}/update-delivery-tier',
      '/api/order-form/{orderId}/details',
      '/api/order-form/{orderId}/get-bin-price',
      '/api/order-form/{orderId}/payments',
      '/api/order-form/{orderId}/service-bundle',
      '/api/order-form/{orderId}/update-word-count',
    ],
  },
]
