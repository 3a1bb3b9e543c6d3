import type { User } from '../../api/account.ts'
import type { ListedOrderStatus, Order } from '../../api/orders.ts'
import { entryOf, type WithUnlisted } from '../../lib/unlisted.ts'
import type { StatusTone } from '../../ui/page/status.tsx'
import { balanceOfAll, owedOf } from '../money/owed.ts'
import { reeditStateOf } from './re-edit-rules.ts'

export type OrderState = WithUnlisted<ListedOrderStatus>

const tones: Record<ListedOrderStatus, StatusTone> = {
  'Awaiting Files': 'waiting',
  Received: 'running',
  'In Progress': 'running',
  'On Hold': 'waiting',
  Completed: 'done',
  Cancelled: 'off',
  'Awaiting Payment': 'waiting',
}

/** Files of a completed order are locked until it is paid. */
export function orderStateOf({ status, completed, paid }: Order): OrderState {
  return completed && !paid ? 'Awaiting Payment' : status
}

export const toneOf = (state: OrderState): StatusTone => entryOf(tones, state) ?? 'off'

export type Owner = Pick<User, 'unpaidInvoices'>

const openInvoicesOf = ({ externalId }: Order, { unpaidInvoices }: Owner) =>
  unpaidInvoices.filter((invoice) => invoice.externalId === externalId)

/** A boleto is left for the person to pay, a bank transfer is not. */
export function isPaymentOnItsWay(order: Order, user: Owner): boolean {
  const open = openInvoicesOf(order, user)
  return open.length > 0 && open.every(({ pendingPayment }) => pendingPayment?.boletoUrl === null)
}

export function orderToneOf(order: Order, user: Owner): StatusTone {
  const state = orderStateOf(order)
  const isPromised = state === 'Awaiting Payment' && isPaymentOnItsWay(order, user)
  return isPromised ? 'running' : toneOf(state)
}

/** By which style sheets and tests find the orders of a status. */
export function statusClass(status: Order['status']): string {
  return String(status).toLowerCase().replaceAll(/\s/g, '')
}

export type OrderOffer =
  | { kind: 'send-files' }
  | { kind: 'answer' }
  | { kind: 'download' }
  | { kind: 'certificate' }
  /** Amounts are in the user's currency. */
  | { kind: 'pay'; invoiceNumbers: readonly string[]; amount: number }
  | { kind: 'on-its-way'; amount: number }
  | { kind: 'boleto'; address: string }
  | { kind: 'proof-of-payment' }
  | { kind: 're-edit' }
  | { kind: 'rework' }
  | { kind: 'inactive-service' }

export type InvoiceUser = Pick<User, 'hideInvoices' | 'unpaidInvoices'>

/** Sorted by importance. */
export function orderOffersOf(order: Order, user: InvoiceUser): OrderOffer[] {
  const offers: OrderOffer[] = []
  const boleto = order.pendingPayments.find(({ boletoUrl }) => boletoUrl)?.boletoUrl
  if (order.status === 'Awaiting Files') offers.push({ kind: 'send-files' })
  if (order.status === 'On Hold') offers.push({ kind: 'answer' })
  if (order.downloadAvailable) offers.push({ kind: 'download' })
  if (orderStateOf(order) === 'Awaiting Payment') {
    const { due, onItsWay } = owedOf(user.hideInvoices ? [] : openInvoicesOf(order, user))
    if (boleto) offers.push({ kind: 'boleto', address: boleto })
    if (due.length > 0) {
      const invoiceNumbers = due.map(({ invoiceNumber }) => invoiceNumber)
      offers.push({ kind: 'pay', invoiceNumbers, amount: balanceOfAll(due) })
    }
    if (onItsWay.length > 0) offers.push({ kind: 'on-its-way', amount: balanceOfAll(onItsWay) })
    if (!order.downloadAvailable) offers.push({ kind: 'proof-of-payment' })
  }
  if (order.certificateReady) offers.push({ kind: 'certificate' })
  const reedit = reeditStateOf(order)
  if (reedit === 'inactive-service') offers.push({ kind: 'inactive-service' })
  else if (reedit === 'available') offers.push({ kind: 're-edit' })
  if (order.scientificReworkEligible && order.containsActiveService) offers.push({ kind: 'rework' })
  return offers
}

const buttons = ['send-files', 'answer', 'download', 'pay', 'boleto'] as const

export type ButtonOffer = Extract<OrderOffer, { kind: (typeof buttons)[number] }>
export type LinkOffer = Exclude<OrderOffer, ButtonOffer>

export const isButton = (offer: OrderOffer): offer is ButtonOffer =>
  buttons.some((kind) => kind === offer.kind)
