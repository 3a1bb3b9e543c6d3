import type { Answers } from './answer-types.ts'

type Fapiao = Answers['Fapiao']

type Bills = Pick<Answers['InvoiceLoad'], 'invoices' | 'prepayments'>

export function withFapiao(fapiaos: readonly Fapiao[], fapiao: Fapiao): Fapiao[] {
  const index = fapiaos.findIndex(({ identity }) => identity === fapiao.identity)
  return index < 0 ? [fapiao, ...fapiaos] : fapiaos.with(index, fapiao)
}

export function withFapiaoIn<Cached extends Bills>(cached: Cached, fapiao: Fapiao): Cached {
  const { paymentId } = fapiao
  if (paymentId === null) return cached
  return {
    ...cached,
    invoices: cached.invoices.map((invoice) =>
      invoice.payments.some(({ id }) => id === paymentId) ? { ...invoice, fapiao } : invoice,
    ),
    prepayments: cached.prepayments.map((prepayment) =>
      prepayment.payment?.id === paymentId ? { ...prepayment, fapiao } : prepayment,
    ),
  }
}
