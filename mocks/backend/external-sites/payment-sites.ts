import { paymentSite } from './payment-site.ts'
import type { PaymentPage } from './shown-payment.ts'
import type { ExternalSite } from './site-definition.ts'

export const paymentSites: Record<PaymentPage, ExternalSite> = {
  paypal: paymentSite('paypal', 'PayPal', 'The page where PayPal asks you to confirm a payment.'),
  'allpago-paypal': paymentSite(
    'allpago-paypal',
    'PayPal in Brazil',
    'The page where PayPal asks you to confirm a payment through the Brazilian gateway.',
  ),
  alipay: paymentSite('alipay', 'Alipay', 'The Alipay checkout, to which Galley posts a form.'),
  unionpay: paymentSite(
    'unionpay',
    'UnionPay',
    'The UnionPay checkout, to which Galley posts a form.',
  ),
  'wechat-pay': paymentSite(
    'wechat-pay',
    'WeChat Pay',
    'The code that a phone scans to pay with WeChat.',
  ),
  'wfoe-web': paymentSite(
    'wfoe-web',
    'web payment in China',
    'The checkout of the company in China, to which Galley posts a form.',
  ),
  'wfoe-qr': paymentSite(
    'wfoe-qr',
    'QR payment in China',
    'The code of the company in China that a phone scans to pay.',
  ),
  'three-d-secure': paymentSite(
    'three-d-secure',
    'the card issuer',
    'The extra step in which the card issuer checks that it is really you who pays.',
  ),
  boleto: paymentSite(
    'boleto',
    'the bank slip',
    'The slip that is paid at a bank in Brazil. The bank confirms it some working days later.',
  ),
  bank: paymentSite(
    'bank',
    'the bank that receives transfers',
    'The account that receives bank transfers. The portal has no link to it: customers ask their own bank to send the money.',
  ),
}
