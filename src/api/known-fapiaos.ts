import type { components } from './generated/schema.gen.ts'

type Schemas = components['schemas']
type Fapiao = Schemas['Fapiao']

/** What is known of invoices and prepayments. */
type Bills = Pick<Schemas['InvoiceLoad'], 'invoices' | 'prepayments'>

/** A list of fapiaos, the newest first, with one as it is now; one that is not there yet comes first. */
export function withFapiao(fapiaos: readonly Fapiao[], fapiao: Fapiao): Fapiao[] {
  const place = fapiaos.findIndex(({ identity }) => identity === fapiao.identity)
  return place < 0 ? [fapiao, ...fapiaos] : fapiaos.with(place, fapiao)
}

/** Invoices and prepayments with a fapiao as it is now at the ones whose payment it was made for. */
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
