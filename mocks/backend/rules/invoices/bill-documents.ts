import { parseInstant } from '../../../../src/lib/calendar.ts'
import { formatAddress } from '../../../../src/lib/format-address.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import { balanceOf, converted } from '../../../world/invoice-balance.ts'
import { fromDollars, rounded } from '../../../world/money.ts'
import { printedReceiptNumber } from '../../../world/receipt-number.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { InvoiceRow, PaymentRow, PrepaymentRow } from '../../../world/rows/payment-rows.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import type { PdfInvoice } from '../../pdf/invoice-pdf.ts'
import type { Letterhead } from '../../pdf/letterhead.ts'
import type { RetainerInvoice } from '../../pdf/prepayment-invoice-pdf.ts'
import type { Receipt } from '../../pdf/receipt-pdf.ts'
import type { StatementOfDelivery } from '../../pdf/statement-of-delivery-pdf.ts'
import type { PdfWriter } from '../../pdf/write-pdf.ts'
import { countryNamed } from '../../reference-data/regions/countries.ts'
import { countryNameIn } from '../../reference-data/regions/country-name.ts'
import { countedServiceIn, serviceNameIn } from '../../reference-data/services/service-labels.ts'
import { languageTags } from '../language-tags.ts'
import { chargeOf } from '../payment/charge-of.ts'
import { paymentMeansLabel } from '../payment/methods/payment-means.ts'
import { pendingByBill } from '../payment/pending-payments.ts'
import { siteZones } from '../site-zones.ts'
import type { PaymentShare } from './payment-share.ts'

/** Who reads a document and when it is made. */
export type DocumentContext = {
  world: World
  user: UserRow
  language: Schemas['Language']
  now: Instant
  writePdf: PdfWriter
}

export function letterheadFor({
  world,
  language,
  now,
  writePdf,
}: Omit<DocumentContext, 'user'>): Letterhead {
  const { config, localization } = stateOf(world).application
  const zone = siteZones[localization.code]
  return { language, companyName: config.companyName, zone, at: now, writePdf }
}

function addressLines(
  address: Schemas['PaymentAddress'] | null,
  { user, language }: Pick<DocumentContext, 'user' | 'language'>,
): string[] {
  const { fullName, institution } = user.account
  if (!address) return [fullName, ...(institution ? [institution] : [])]
  const { country: chosen, vat, ...parts } = address
  const country = countryNamed(chosen?.value)
  const lines = formatAddress(
    { name: fullName, ...parts },
    country && { ...country, name: countryNameIn(country, language) },
  )
  return vat ? [...lines, vat] : lines
}

export function invoiceDocument(context: DocumentContext, row: InvoiceRow): PdfInvoice {
  const { invoiceNumber, createdAt, billTo, lines, totalAmount, currency, orderIdentity } = row
  const { purchaseOrderNumber, fapespNumber, note } = row
  const balance = balanceOf(row)
  const pending = pendingByBill(context.world, row.owner).get(invoiceNumber)
  return {
    head: letterheadFor(context),
    number: invoiceNumber,
    date: createdAt,
    billedTo: addressLines(billTo, context),
    lines: lines.map(({ description, amount, service }) => ({
      description: service ? countedServiceIn(service, context.language, description) : description,
      amount,
    })),
    references: { purchaseOrderNumber, fapespNumber, note },
    total: totalAmount,
    currency,
    orderNumber: orderIdentity,
    paid: rounded(totalAmount - balance, currency),
    balance,
    transferReference: pending?.boletoUrl === null ? pending.receiptCode : null,
  }
}

function cardCharge(
  payment: PaymentRow,
  { means, amount, currency }: PaymentShare,
): Receipt['charged'] {
  const { currency: chosen } = chargeOf(payment)
  const isOther = means === payment.method && chosen.shortName !== payment.currency.shortName
  return isOther ? { amount: converted(amount, currency, chosen), currency: chosen } : null
}

export function receiptDocument(
  context: DocumentContext,
  payment: PaymentRow,
  share: PaymentShare,
): Receipt {
  return {
    head: letterheadFor(context),
    number: printedReceiptNumber(share.id),
    date: share.at,
    billedTo: addressLines(payment.form.billingAddress ?? null, context),
    total: share.amount,
    currency: share.currency,
    invoiceNumber: share.number,
    method: paymentMeansLabel(share.means, context.language),
    charged: cardCharge(payment, share),
  }
}

/** In the currency of the prepayment. */
export function retainerDocument(context: DocumentContext, row: PrepaymentRow): RetainerInvoice {
  const { retainerInvoiceNumber, createdAt, currency, totalAmount, payment } = row
  const total = fromDollars(totalAmount, currency)
  const form = payment ? context.world.payments.get(`RC-${payment.id}`)?.form : undefined
  return {
    head: letterheadFor(context),
    number: retainerInvoiceNumber,
    date: createdAt,
    billedTo: addressLines(form?.invoiceAddress ?? form?.billingAddress ?? null, context),
    references: {
      purchaseOrderNumber: form?.purchaseOrder?.number ?? null,
      fapespNumber: form?.fapespNumber ?? null,
      note: form?.additionalData ?? null,
    },
    total,
    currency,
    paid: payment ? total : 0,
    balance: payment ? 0 : total,
  }
}

export function statementDocument(context: DocumentContext, row: InvoiceRow): StatementOfDelivery {
  const { invoiceNumber, orderIdentity, totalAmount, currency, submission, createdAt } = row
  const { language } = context
  const { fullName, institution } = context.user.account
  const order = orderIdentity === null ? undefined : context.world.orders.get(orderIdentity)?.order
  const deliveredAt = parseInstant(order?.completedAt ?? order?.deadline ?? '') || createdAt
  const services = order?.services.map(({ id, name }) => serviceNameIn(id, language, name)) ?? []
  return {
    head: letterheadFor(context),
    invoiceNumber,
    customer: fullName,
    institution,
    orders: [
      {
        orderNumber: order?.externalId ?? invoiceNumber,
        title: order?.title ?? submission,
        service: new Intl.ListFormat(languageTags[language]).format(services),
        deliveredAt,
      },
    ],
    total: totalAmount,
    currency,
  }
}
