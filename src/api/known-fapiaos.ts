import type { components } from './generated/schema.gen.ts'

type Schemas = components['schemas']
type Fapiao = Schemas['Fapiao']

type Bills = Pick<Schemas['InvoiceLoad'], 'invoices' | 'prepayments'>

/** Replaces the fapiao in the list, or puts it first. */
export function withFapiao(fapiaos: readonly Fapiao[], fapiao: Fapiao): Fapiao[] {
  const place = fapiaos.findIndex(({ identity }) => identity === fapiao.identity)
  return place < 0 ? [fapiao, ...fapiaos] : fapiaos.with(place, fapiao)
}

/** Replaces the fapiao at the invoices and prepayments of its payment. */
export function withFapiaoIn<Known extends Bills>(known: Known, fapiao: Fapiao): Known {
  const { paymentId } = fapiao
  if (paymentId === null) return known
  return {
    ...known,
    invoices: known.invoices.map((invoice) =>
      invoice.payments.some(({ id }) => id === paymentId) ? { ...invoice, fapiao } : invoice,
    ),
    prepayments: known.prepayments.map((prepayment) =>
      prepayment.payment?.id === paymentId ? { ...prepayment, fapiao } : prepayment,
    ),
  }
}
