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

export const mailboxId = 'mail'
