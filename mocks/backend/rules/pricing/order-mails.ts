import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import type { PriceQuoteRow } from '../../../world/pricing-rows.ts'
import type { OrderRow, SessionRow } from '../../../world/rows.ts'
import { sendMail } from '../send-mail.ts'
import { writtenMoney } from '../written-money.ts'

type Event = { world: World; now: number }

/** Whether its owner hears of an order. Of one made by staff only where that was asked for. */
export const isToldTo = ({ adminCreated, details }: OrderFormRow): boolean =>
  !adminCreated || details.requireCustomerNotification === true

/** Says that an order has come in. */
export function mailOrder({ world, now }: Event, row: OrderRow, form: OrderFormRow): void {
  const user = world.users.get(row.owner)
  if (!user || !isToldTo(form)) return
  const { language, fullName } = user.account
  const { externalId, title, status, services } = row.order
  const next =
    status === 'Awaiting Files'
      ? 'Please upload your files, so that we can begin.'
      : 'We will write to you as soon as it is done.'
  sendMail(world, now, {
    to: user.email,
    language,
    subject: `We have received your order ${externalId}`,
    paragraphs: [
      `Dear ${fullName},`,
      `thank you for ordering ${services.map(({ name }) => name).join(', ')} for “${title}”. ${next}`,
    ],
    links: [{ words: 'Open your order', href: `/${language}/researcher/details/${externalId}` }],
  })
}

/** Sends a quote to an address. */
export function mailQuote(
  { world, now }: Event,
  quote: PriceQuoteRow,
  to: string,
  language: SessionRow['language'],
): void {
  const { estimateId, totalPrice, currency, validUntil } = quote
  const day = new Date(validUntil).toISOString().slice(0, 10)
  sendMail(world, now, {
    to,
    language,
    subject: `Your price quote ${estimateId}`,
    paragraphs: [
      `Your quote comes to ${writtenMoney(totalPrice, currency)}. Its prices hold until ${day}.`,
    ],
    links: [
      { words: 'Download the quote', href: `/api/price-quote/${estimateId}/pdf` },
      { words: 'Order it', href: `/${language}/researcher/submit/resume` },
    ],
  })
}
