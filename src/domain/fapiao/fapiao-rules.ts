import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { cancellableUntil } from '../../api/cancellable-until.ts'
import type { Fapiao } from '../../api/fapiao.ts'
import type { Invoice, Prepayment } from '../../api/invoices.ts'
import type { Instant } from '../../lib/instant.ts'

export type FapiaoSite = {
  config: Pick<Application['config'], 'fapiaoAvailable' | 'links'>
  localization: Pick<Application['localization'], 'code' | 'allowsFapiaoProcessingAfterPayment'>
}

export type FapiaoBill = {
  kind: 'invoice' | 'prepayment'
  number: string
  /** The issuing site; undefined if only the number shows it. */
  localization: Invoice['localization'] | undefined
  isPaid: boolean
  /** Nobody asks for its payment any more. */
  isWrittenOff: boolean
  /** Undefined if no payment brought new money. */
  paymentId: string | undefined
  fapiao: Fapiao | null
}

export type FapiaoState =
  /** Issued by another site: dashes for a prepayment, support for an invoice. */
  | { kind: 'dashes' }
  | { kind: 'support' }
  | { kind: 'unpaid' }
  | { kind: 'written-off' }
  /** Covered by the prepayment's fapiao. */
  | { kind: 'paid-in-advance' }
  | { kind: 'off' }
  | { kind: 'open'; paymentId: string; cancelled: Fapiao | null }
  | { kind: 'under-way'; fapiao: Fapiao }
  | { kind: 'issued'; fapiao: Fapiao }

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
    isWrittenOff: false,
    paymentId: payment?.id,
    fapiao,
  }
}

export function billOfInvoice(invoice: Invoice): FapiaoBill {
  const { invoiceNumber, localization, payments, balance, pendingWriteoff, fapiao } = invoice
  return {
    kind: 'invoice',
    number: invoiceNumber,
    localization,
    isPaid: balance <= 0 && payments.length > 0,
    isWrittenOff: balance > 0 && pendingWriteoff,
    paymentId: payments.find(({ retainerinvoice_id }) => retainerinvoice_id === null)?.id,
    fapiao,
  }
}

export function isOfThisSite({ number, localization }: FapiaoBill, site: FapiaoSite): boolean {
  const { code } = site.localization
  return localization === undefined ? !isAmerican(number) || code === 'us' : localization === code
}

export function fapiaoStateOf(bill: FapiaoBill, site: FapiaoSite): FapiaoState {
  const { kind, number, localization, isPaid, isWrittenOff, paymentId, fapiao } = bill
  const { code } = site.localization
  if (isAmerican(number) || (localization !== undefined && localization !== code)) {
    return { kind: kind === 'prepayment' ? 'dashes' : 'support' }
  }
  if (!showsFapiaos(site)) return { kind: 'off' }
  if (fapiao?.status === 'completed') return { kind: 'issued', fapiao }
  if (fapiao && fapiao.status !== 'cancelled') return { kind: 'under-way', fapiao }
  if (isWrittenOff) return { kind: 'written-off' }
  if (!isPaid) return { kind: 'unpaid' }
  if (paymentId === undefined) return { kind: 'paid-in-advance' }
  if (!site.config.fapiaoAvailable) return { kind: 'off' }
  return { kind: 'open', paymentId, cancelled: fapiao }
}

type IssuedFapiao = Pick<Fapiao, 'completed' | 'paymentDate'>

const day = 24 * 60 * 60 * 1000

/** Whole days, 0 in the last 24 hours, the same in every zone. */
export function cancelDaysLeft(fapiao: IssuedFapiao, now: Instant): number | undefined {
  const end = cancellableUntil(fapiao)
  return end !== null && now <= end ? Math.floor((end - now) / day) : undefined
}

/** Staff who impersonate the user can cancel after the year, too. */
export type CancelOffer = { kind: 'none' } | { kind: 'days'; days: number } | { kind: 'override' }

export function cancelOfferOf(
  fapiao: IssuedFapiao,
  { impersonatorIdentity }: Pick<User, 'impersonatorIdentity'>,
  now: Instant,
): CancelOffer {
  const days = cancelDaysLeft(fapiao, now)
  if (days !== undefined) return { kind: 'days', days }
  const mayOverride = fapiao.completed && impersonatorIdentity !== null
  return { kind: mayOverride ? 'override' : 'none' }
}
