import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { formatAddress } from '../../../../src/lib/format-address.ts'
import type { World } from '../../../world/galley-world.ts'
import { balanceOf, converted } from '../../../world/invoice-balance.ts'
import { fromDollars, rounded } from '../../../world/money.ts'
import type { InvoiceRow, PaymentRow, PrepaymentRow } from '../../../world/payment-rows.ts'
import type { UserRow } from '../../../world/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import type { Fonts } from '../../pdf/document-fonts.ts'
import type { Invoice } from '../../pdf/invoice-pdf.ts'
import type { Letterhead } from '../../pdf/letterhead.ts'
import type { RetainerInvoice } from '../../pdf/prepayment-invoice-pdf.ts'
import type { Receipt } from '../../pdf/receipt-pdf.ts'
import type { StatementOfDelivery } from '../../pdf/statement-of-delivery-pdf.ts'
import { paymentMethodLabel } from '../../reference-data/payment/payment-method-labels.ts'
import { countryNamed } from '../../reference-data/places/countries.ts'
import { countryNameIn } from '../../reference-data/places/country-name.ts'
import { countedServiceIn, serviceNameIn } from '../../reference-data/services/service-labels.ts'
import { chargeOf } from '../payment/charge-of.ts'
import { siteZones } from '../site-zones.ts'
import type { Brought } from './brought-by.ts'

type Schemas = components['schemas']

/** Who reads a document and when it is made (epoch milliseconds). */
export type Reader = {
  world: World
  user: UserRow
  language: Schemas['Language']
  now: number
  fonts: Fonts
}

export function letterheadFor({ world, language, now, fonts }: Reader): Letterhead {
  const { config, localization } = stateOf(world).application
  const zone = siteZones[localization.code]
  return { language, companyName: config.companyName, zone, at: now, fonts }
}

/** Address lines, or name and institution if there is no address. */
function addressLines(
  address: Schemas['PaymentAddress'] | null,
  { user, language }: Pick<Reader, 'user' | 'language'>,
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

export function invoiceDocument(reader: Reader, row: InvoiceRow): Invoice {
  const { invoiceNumber, createdAt, billTo, lines, totalAmount, currency, orderIdentity } = row
  const { purchaseOrderNumber, fapespNumber, note } = row
  const balance = balanceOf(row)
  return {
    head: letterheadFor(reader),
    number: invoiceNumber,
    date: createdAt,
    billedTo: addressLines(billTo, reader),
    lines: lines.map(({ description, amount, service }) => ({
      description: service ? countedServiceIn(service, reader.language, description) : description,
      amount,
    })),
    references: { purchaseOrderNumber, fapespNumber, note },
    total: totalAmount,
    currency,
    orderNumber: orderIdentity,
    paid: rounded(totalAmount - balance, currency),
    balance,
  }
}

/** The charge if the card's currency differs, else null. */
function cardCharge(payment: PaymentRow, { means, amount, currency }: Brought): Receipt['charged'] {
  const { currency: chosen } = chargeOf(payment)
  const isOther = means === payment.method && chosen.shortName !== payment.currency.shortName
  return isOther ? { amount: converted(amount, currency, chosen), currency: chosen } : null
}

export function receiptDocument(reader: Reader, payment: PaymentRow, brought: Brought): Receipt {
  return {
    head: letterheadFor(reader),
    number: `RC-${brought.id}`,
    date: brought.at,
    billedTo: addressLines(payment.form.billingAddress ?? null, reader),
    total: brought.amount,
    currency: brought.currency,
    invoiceNumber: brought.number,
    method: paymentMethodLabel(brought.means, reader.language),
    charged: cardCharge(payment, brought),
  }
}

/** In the currency of the prepayment. */
export function retainerDocument(reader: Reader, row: PrepaymentRow): RetainerInvoice {
  const { retainerInvoiceNumber, createdAt, currency, totalAmount, payment } = row
  const total = fromDollars(totalAmount, currency)
  const form = payment ? reader.world.payments.get(`RC-${payment.id}`)?.form : undefined
  return {
    head: letterheadFor(reader),
    number: retainerInvoiceNumber,
    date: createdAt,
    billedTo: addressLines(form?.invoiceAddress ?? form?.billingAddress ?? null, reader),
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

export function statementDocument(reader: Reader, row: InvoiceRow): StatementOfDelivery {
  const { invoiceNumber, orderIdentity, totalAmount, currency, submission, createdAt } = row
  const { language } = reader
  const { fullName, institution } = reader.user.account
  const order = orderIdentity === null ? undefined : reader.world.orders.get(orderIdentity)?.order
  const deliveredAt = Date.parse(order?.completedAt ?? order?.deadline ?? '') || createdAt
  return {
    head: letterheadFor(reader),
    invoiceNumber,
    customer: fullName,
    institution,
    orders: [
      {
        orderNumber: order?.externalId ?? invoiceNumber,
        title: order?.title ?? submission,
        service:
          order?.services.map(({ id, name }) => serviceNameIn(id, language, name)).join(', ') ?? '',
        deliveredAt,
      },
    ],
    total: totalAmount,
    currency,
  }
}
