import type { Instant } from '../../../../../src/lib/instant.ts'
import type { World } from '../../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../../world/rows/order-form-rows.ts'
import type { PriceQuoteRow } from '../../../../world/rows/pricing-rows.ts'
import type { OrderRow, SessionRow } from '../../../../world/rows/rows.ts'
import { recipientAt, recipientOf } from '../../../emails/mail-recipients.ts'
import { orderReceivedMail } from '../../../emails/order-received-mail.ts'
import { priceQuoteMail } from '../../../emails/price-quote-mail.ts'
import { sendMail } from '../../../emails/send-mail.ts'
import { serviceNameIn } from '../../../reference-data/services/service-labels.ts'
import { isOwnerNotified } from '../../orders/order-recipients.ts'
import { siteZone } from '../../site-zone.ts'

type MailEvent = { world: World; now: Instant }

export function mailOrder({ world, now }: MailEvent, row: OrderRow, form: OrderFormRow): void {
  const user = world.users.get(row.owner)
  if (!user || !isOwnerNotified(form)) return
  const { externalId, title, status, services } = row.order
  const reader = recipientOf(user)
  const mail = orderReceivedMail(reader, {
    externalId,
    title,
    services: services.map(({ id, name }) => serviceNameIn(id, reader.language, name)),
    awaitsFiles: status === 'Awaiting Files',
  })
  sendMail(world, now, mail)
}

export function mailQuote(
  { world, now }: MailEvent,
  quote: PriceQuoteRow,
  to: string,
  language: SessionRow['language'],
): void {
  const { estimateId, totalPrice: total, currency, validUntil } = quote
  const data = { estimateId, total, currency, validUntil, zone: siteZone(world) }
  sendMail(world, now, priceQuoteMail(recipientAt(world, to, language), data))
}
