import type { Schemas } from '../../world/rows/contract-types.ts'

export const afterFailure: Record<Schemas['Language'], string> = {
  en: 'You can try again or choose another payment method. Orders that we have already received are not delayed.',
  cn: '您可以重试，或选择其他付款方式。已收到的订单不会因此延误。',
  jp: 'お手数ですが、もう一度お試しいただくか、別のお支払い方法をお選びください。すでに承っているご注文に遅れが生じることはございません。',
  br: 'Você pode tentar novamente ou escolher outra forma de pagamento. Os pedidos que já recebemos não sofrem atraso.',
  es: 'Puede intentarlo de nuevo o elegir otro método de pago. Los pedidos que ya hemos recibido no se retrasan.',
}
