import type { OutsidePlace } from './outside-visit.ts'
import { paymentPlace } from './payment-place.ts'
import type { PaymentPage } from './shown-payment.ts'

/** The pages that payments go on at. */
export const paymentPlaces: Record<PaymentPage, OutsidePlace> = {
  paypal: paymentPlace('paypal', 'PayPal', 'The page where PayPal asks whether you want to pay.'),
  'allpago-paypal': paymentPlace(
    'allpago-paypal',
    'PayPal in Brazil',
    'The page where PayPal asks, by way of the Brazilian gateway, whether you want to pay.',
  ),
  alipay: paymentPlace('alipay', 'Alipay', 'The cashier of Alipay, which Galley posts a form to.'),
  unionpay: paymentPlace(
    'unionpay',
    'UnionPay',
    'The cashier of UnionPay, which Galley posts a form to.',
  ),
  'wechat-pay': paymentPlace(
    'wechat-pay',
    'WeChat Pay',
    'The code that is scanned with a phone to pay by WeChat.',
  ),
  'wfoe-web': paymentPlace(
    'wfoe-web',
    'web payment in China',
    'The cashier of the company in China, which Galley posts a form to.',
  ),
  'wfoe-qr': paymentPlace(
    'wfoe-qr',
    'QR payment in China',
    'The code of the company in China that is scanned with a phone to pay.',
  ),
  'three-d-secure': paymentPlace(
    'three-d-secure',
    'the bank of the card',
    'The extra step in which the bank of a card asks whether it is really you who pays.',
  ),
  boleto: paymentPlace(
    'boleto',
    'the bank slip',
    'The slip that is paid at a bank in Brazil; the bank tells of it some working days later.',
  ),
  bank: paymentPlace(
    'bank',
    'the bank of Galley',
    'The account that bank transfers come to. The portal does not lead here: customers have their banks send the money.',
  ),
}
