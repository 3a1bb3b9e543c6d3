import type { FileRoutesById } from '../../src/route-tree.gen.ts'

/** `story` is the one whose picture stands for the screen. */
export type GroupedScreen = { route: keyof FileRoutesById; title: string; story: string }

type Row = readonly [route: keyof FileRoutesById, title: string, story: string]

const groupOf = (name: string, rows: readonly Row[]) => ({
  name,
  screens: rows.map(([route, title, story]): GroupedScreen => ({ route, title, story })),
})

/** Every screen, as the sitemap shows them. */
export const screenGroups = [
  groupOf('Signing in', [
    ['/$lang/login/', 'Sign in', 'auth-sign-in--ready'],
    ['/$lang/login/$', 'Back at sign-in', 'auth-sign-in--account-closed'],
    ['/$lang/register/', 'Create an account', 'auth-registration--ready'],
    ['/$lang/register/$', 'Account by a referral', 'auth-registration--referred'],
    [
      '/$lang/register/confirm/$',
      'Registration by a provider',
      'auth-registration-by-a-provider--filled-in',
    ],
    ['/$lang/login_/forgot-password', 'Forgotten password', 'auth-forgot-password--ready'],
    [
      '/$lang/login_/reset-password/$hash/$userIdentity',
      'New password',
      'auth-reset-password--ready',
    ],
  ]),
  groupOf('Orders', [
    ['/$lang/researcher/', 'Dashboard', 'orders-dashboard--my-orders'],
    [
      '/$lang/researcher/index_/orders/$xid/$orderTitle/$from/$to/$page',
      'Orders found',
      'orders-dashboard--found',
    ],
    [
      '/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}',
      'Order',
      'orders-order-page--in-progress',
    ],
    [
      '/$lang/researcher/details/$externalId/files/$key',
      'Finished file',
      'orders-finished-file--tracked-changes',
    ],
    [
      '/$lang/researcher/details/$externalId/files/$key_/side-by-side',
      'Side by side',
      'orders-side-by-side--translation',
    ],
    [
      '/$lang/researcher/reviewer-response/{-$externalId}',
      'Answer to the reviewers',
      'orders-comments-of-reviewers--answered-in-part',
    ],
    ['/$lang/researcher/index_/re-edit/$externalId', 'Another round', 'orders-re-edit--available'],
    [
      '/$lang/researcher/details/$externalId/rework-success/{-$data}',
      'Files of another round',
      'orders-files-of-another-round--files',
    ],
  ]),
  groupOf('Order form', [
    ['/$lang/researcher/submit_/new', 'New order', 'order-form-ways-in--by-partner'],
    ['/$lang/researcher/submit_/resume', 'Resumed order', 'order-form-ways-in--resumed'],
    [
      '/$lang/researcher/submit_/reset',
      'Cleared order',
      'order-form-ways-in--cleared-and-started-over',
    ],
    ['/$lang/researcher/submit/get-started', 'Get started', 'order-form-get-started--empty'],
    [
      '/$lang/researcher/submit/upload',
      'Get started, by its former address',
      'order-form-get-started--empty',
    ],
    ['/$lang/researcher/submit/manuscript-services', 'Services', 'order-form-services--editing'],
    [
      '/$lang/researcher/submit/select',
      'Services, by their former address',
      'order-form-services--editing',
    ],
    ['/$lang/researcher/submit/service-bundles', 'Bundles', 'order-form-bundles--nothing-chosen'],
    [
      '/$lang/researcher/submit/additional-services',
      'Additional services',
      'order-form-additional-services--nothing-chosen',
    ],
    [
      '/$lang/researcher/submit/multimedia-services',
      'Multimedia services',
      'order-form-multimedia-services--nothing-chosen',
    ],
    ['/$lang/researcher/submit/details', 'Details', 'order-form-details--begun'],
    [
      '/$lang/researcher/submit/duplicate-order',
      'Ordered before',
      'order-form-duplicate-order--earlier',
    ],
    [
      '/$lang/researcher/submit/payment-details',
      'Payment',
      'order-form-payment-methods--united-states',
    ],
    [
      '/$lang/researcher/submit/price-quote-completed',
      'Price quote',
      'order-form-price-quote--made',
    ],
    [
      '/$lang/researcher/submit/rework-get-started',
      'Start another round',
      'order-form-start-another-round--empty',
    ],
  ]),
  groupOf('Invoices and payment', [
    ['/$lang/researcher/invoices/{-$status}', 'Invoices', 'invoices-invoices--history'],
    ['/$lang/researcher/invoices/pay/$invoiceNumbers', 'Pay invoices', 'invoices-pay-off--several'],
    [
      '/$lang/researcher/invoices/unpaid/$type',
      'After the payment',
      'invoices-pay-off-outcome--without-receipt',
    ],
    [
      '/$lang/researcher/invoices/$invoiceNumber/fapiao',
      'Fapiao of an invoice',
      'fapiao-invoice--ready',
    ],
    ['/$lang/researcher/prepay/', 'PrePay', 'prepay-prepay--with-prepayments'],
    [
      '/$lang/researcher/prepay/$retainerInvoiceNumber',
      'Prepayment invoice',
      'prepay-prepay--open-invoice',
    ],
    ['/$lang/researcher/prepay/complete/$type', 'Prepaid', 'prepay-prepay--boleto-ready'],
    [
      '/$lang/researcher/prepay/$retainerInvoiceNumber_/fapiao',
      'Fapiao of a prepayment',
      'fapiao-request--ready',
    ],
  ]),
  groupOf('Grammar check and digital products', [
    ['/$lang/researcher/grammar-check/', 'Grammar check', 'grammar-check-upload--past-assessments'],
    [
      '/$lang/researcher/grammar-check/details/$identity',
      'Language Quality Report',
      'grammar-check-report--complete',
    ],
    [
      '/$lang/researcher/digital-editing/{-$status}',
      'Digital editing',
      'digital-editing-overview--subscribed',
    ],
    [
      '/$lang/researcher/digital-editing/details/$identity',
      'Edit',
      'digital-editing-edit--completed',
    ],
    [
      '/$lang/researcher/digital-editing/details/$identity_/changes',
      'Changes of an edit',
      'digital-editing-changes-of-an-edit--changes',
    ],
    [
      '/$lang/researcher/digital-editing/subscribe/{-$receiptCode}/{-$success}',
      'Subscribe',
      'digital-payment-subscribe--at-first',
    ],
    [
      '/$lang/researcher/digital-translations/{-$status}',
      'Digital translation',
      'digital-translation-overview--uses-left',
    ],
    [
      '/$lang/researcher/digital-translations/details/$identity/side-by-side',
      'Translation side by side',
      'digital-translation-side-by-side--compared',
    ],
    [
      '/$lang/researcher/digital-translations/purchase/{-$receiptCode}/{-$success}',
      'Buy translations',
      'digital-payment-purchase--at-first',
    ],
    [
      '/$lang/chinese-digital-trial',
      'Trial in China',
      'digital-translation-chinese-trial--granted',
    ],
    [
      '/$lang/rubriq/$',
      'Rubriq',
      'digital-translation-chinese-trial--rubriq-without-digital-products',
    ],
  ]),
  groupOf('Account and rewards', [
    ['/$lang/account/', 'Account', 'account-account--complete'],
    ['/$lang/account/data', 'Your data', 'account-your-data--usual'],
    ['/$lang/account/addresses/', 'New address', 'account-address--from-the-profile'],
    ['/$lang/account/addresses/$id', 'Address', 'account-address--for-invoices'],
    ['/$lang/researcher/rewards', 'Rewards', 'rewards-rewards--highest-level'],
    ['/$lang/researcher/coupons', 'Promotions', 'rewards-current-promotions--promotions'],
    ['/$lang/referral-rewards', 'Referrals', 'rewards-my-referrals--link-code-and-earnings'],
    [
      '/$lang/researcher/wfoe-migration-status',
      'Move to China',
      'migration-status--check-back-later',
    ],
  ]),
  groupOf('Certificates and testimonials', [
    ['/$lang/certificate/', 'Certificates', 'certificates-certificates--signed-in'],
    ['/$lang/certificate/$externalId', 'Certificate', 'certificates-certificate--complete'],
    [
      '/$lang/certificate/$externalId_/edit',
      'Edit a certificate',
      'certificates-edit-certificate--preview',
    ],
    ['/$lang/certificate/verify/{-$code}', 'Verify', 'certificates-verify--genuine'],
    ['/$lang/testimonials/submit', 'Testimonial', 'testimonials-submit--empty'],
  ]),
  groupOf('Other pages', [
    ['/$lang/$', 'Not found', 'application-frame--not-found'],
    ['/$lang/error', 'Error', 'application-guards--error-from-the-server'],
  ]),
]
