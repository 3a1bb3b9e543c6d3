/** The segments below `/external/` that name an external site. */
export const externalSiteIds = [
  'sign-on',
  'wechat',
  'paypal',
  'allpago-paypal',
  'alipay',
  'unionpay',
  'wechat-pay',
  'wfoe-web',
  'wfoe-qr',
  'three-d-secure',
  'boleto',
  'bank',
  'fapiao',
  'localization',
  'support',
  'survey',
  'add-in',
  'preprint',
  'video',
  'rubriq',
  'terms',
  'privacy',
] as const

export type ExternalSiteId = (typeof externalSiteIds)[number]

/** The mailbox is a view of the world, not an external site. */
export const mailboxId = 'mail'
