import type { Schemas } from '../../world/contract-types.ts'

export const afterFailure: Record<Schemas['Language'], string> = {
  en: 'You can try again, or choose another way to pay. This does not delay an order that we have already received.',
  cn: '您可以重试，或选择其他付款方式。我们已收到的订单不会因此延误。',
  jp: 'お手数ですが、もう一度お試しいただくか、別のお支払い方法をお選びください。すでに承っているご注文に遅れが生じることはございません。',
  br: 'Você pode tentar novamente ou escolher outra forma de pagamento. Isso não atrasa um pedido que já recebemos.',
  es: 'Puede intentarlo de nuevo o elegir otra forma de pago. Esto no retrasa ningún pedido que ya hayamos recibido.',
}
