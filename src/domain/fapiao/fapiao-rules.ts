import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import type { Fapiao } from '../../api/fapiao.ts'
import type { Invoice, Prepayment } from '../../api/invoices.ts'

/** The site as far as fapiaos ask about it. */
export type FapiaoSite = {
  config: Pick<Application['config'], 'fapiaoAvailable' | 'links'>
  localization: Pick<Application['localization'], 'code' | 'allowsFapiaoProcessingAfterPayment'>
}

/** What is paid for: an invoice or a prepayment, as far as its fapiao asks about it. */
export type FapiaoBill = {
  kind: 'invoice' | 'prepayment'
  number: string
  /** The site that made it; undefined where only the number tells. */
  localization: Invoice['localization'] | undefined
  isPaid: boolean
  /** Of the payment that brought money; undefined where there is none. */
  paymentId: string | undefined
  fapiao: Fapiao | null
}

export type FapiaoState =
  /** Of another site: a prepayment shows dashes, an invoice points to support. */
  | { kind: 'dashes' }
  | { kind: 'support' }
  | { kind: 'unpaid' }
  /** What was taken from a prepayment has the prepayment's fapiao. */
  | { kind: 'paid-in-advance' }
  /** None can be asked for at the moment. */
  | { kind: 'off' }
  | { kind: 'open'; paymentId: string; cancelled: Fapiao | null }
  | { kind: 'under-way'; fapiao: Fapiao }
  | { kind: 'issued'; fapiao: Fapiao }

/** Whether lists have a place for fapiaos: where the site makes them after payment. */
export function showsFapiaos({ localization }: Pick<FapiaoSite, 'localization'>): boolean {
  return localization.allowsFapiaoProcessingAfterPayment
}

const isAmerican = (number: string) => number.startsWith('US-')

export function billOfPrepayment(prepayment: Prepayment): FapiaoBill {
  const { retainerInvoiceNumber, payment, fapiao } = prepayment
  return {
    kind: 'prepayment',
    number: retainerInvoiceNumber,
    localization: undefined,
    isPaid: payment !== null,
    paymentId: payment?.id,
    fapiao,
  }
}

export function billOfInvoice(invoice: Invoice): FapiaoBill {
  const { invoiceNumber, localization, payments, balance, fapiao } = invoice
  return {
    kind: 'invoice',
    number: invoiceNumber,
    localization,
    isPaid: balance <= 0 && payments.length > 0,
    paymentId: payments.find(({ retainerinvoice_id }) => retainerinvoice_id === null)?.id,
    fapiao,
  }
}

/** Whether a bill was made by this site, which its number tells where it does not say so itself. */
export function isOfThisSite({ number, localization }: FapiaoBill, site: FapiaoSite): boolean {
  const { code } = site.localization
  return localization === undefined ? !isAmerican(number) || code === 'us' : localization === code
}

/** How it is with the fapiao of an invoice or a prepayment on this site. */
export function fapiaoStateOf(bill: FapiaoBill, site: FapiaoSite): FapiaoState {
  const { kind, number, localization, isPaid, paymentId, fapiao } = bill
  const { code } = site.localization
  if (isAmerican(number) || (localization !== undefined && localization !== code)) {
    return { kind: kind === 'prepayment' ? 'dashes' : 'support' }
  }
  if (fapiao?.status === 'completed') return { kind: 'issued', fapiao }
  if (fapiao && fapiao.status !== 'cancelled') return { kind: 'under-way', fapiao }
  if (!isPaid) return { kind: 'unpaid' }
  if (paymentId === undefined) return { kind: 'paid-in-advance' }
  if (!site.config.fapiaoAvailable || !showsFapiaos(site)) return { kind: 'off' }
  return { kind: 'open', paymentId, cancelled: fapiao }
}

/** The last instant (epoch milliseconds) at which a fapiao can be cancelled: a year after its payment. */
function cancelWindowEnd(paymentDate: string): number {
  const end = new Date(paymentDate)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  return end.getTime()
}

/**
 * Whether a fapiao can be cancelled at an instant (epoch milliseconds): once it is issued, for a year
 * after its payment, and by staff who act as the person after that, too.
 */
export function canCancelFapiao(
  { completed, paymentDate }: Pick<Fapiao, 'completed' | 'paymentDate'>,
  { impersonatorIdentity }: Pick<User, 'impersonatorIdentity'>,
  now: number,
): boolean {
  if (!completed) return false
  if (impersonatorIdentity !== null) return true
  return paymentDate !== null && now <= cancelWindowEnd(paymentDate)
}
