import { paymentSite } from './payment-site.ts'
import type { PaymentPage } from './shown-payment.ts'
import type { ExternalSite } from './site-definition.ts'

export const paymentSites: Record<PaymentPage, ExternalSite> = {
  paypal: paymentSite('paypal', 'PayPal', 'The page where PayPal asks whether you want to pay.'),
  'allpago-paypal': paymentSite(
    'allpago-paypal',
    'PayPal in Brazil',
    'The page where PayPal asks, by way of the Brazilian gateway, whether you want to pay.',
  ),
  alipay: paymentSite('alipay', 'Alipay', 'The cashier of Alipay, which Galley posts a form to.'),
  unionpay: paymentSite(
    'unionpay',
    'UnionPay',
    'The cashier of UnionPay, which Galley posts a form to.',
  ),
  'wechat-pay': paymentSite(
    'wechat-pay',
    'WeChat Pay',
    'The code that is scanned with a phone to pay by WeChat.',
  ),
  'wfoe-web': paymentSite(
    'wfoe-web',
    'web payment in China',
    'The cashier of the company in China, which Galley posts a form to.',
  ),
  'wfoe-qr': paymentSite(
    'wfoe-qr',
    'QR payment in China',
    'The code of the company in China that is scanned with a phone to pay.',
  ),
  'three-d-secure': paymentSite(
    'three-d-secure',
    'the bank of the card',
    'The extra step in which the bank of a card asks whether it is really you who pays.',
  ),
  boleto: paymentSite(
    'boleto',
    'the bank slip',
    'The slip that is paid at a bank in Brazil; the bank tells of it some working days later.',
  ),
  bank: paymentSite(
    'bank',
    'the bank of Galley',
    'The account that bank transfers come to. The portal does not lead here: customers have their banks send the money.',
  ),
}
