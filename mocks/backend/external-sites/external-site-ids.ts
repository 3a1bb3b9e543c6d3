/** The words below `/outside/` that name a place which the portal leads to. */
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
  'rubriq',
  'terms',
  'privacy',
] as const

export type ExternalSiteId = (typeof externalSiteIds)[number]

/** The word of the mailbox, which is no place of the service but a window on the world. */
export const mailboxId = 'mail'
