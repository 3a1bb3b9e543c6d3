import { plural, t } from '@lingui/core/macro'
import type { DigitalPurchase } from '../../api/digital-purchases.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { parseInstant } from '../../lib/calendar.ts'
import type { Message } from '../../ui/messages/message-queue.ts'

function textOf({ type, endsAt, numberOfUsesAvailable }: DigitalPurchase): string {
  const end = formatDate(parseInstant(endsAt))
  if (type === 'editing') return t`Thank you. Your subscription is paid until ${end}.`
  const uses = plural(numberOfUsesAvailable ?? 0, {
    one: '# translation',
    other: '# translations',
  })
  return t`Thank you. We have added ${uses} to your account, to be used by ${end}.`
}

const receiptOf = ({ receiptCode }: DigitalPurchase) =>
  receiptCode ? t`Receipt: ${receiptCode}` : ''

export const purchasedMessage = (purchase: DigitalPurchase): Message => ({
  key: 'digital-purchase',
  kind: 'success',
  text: () => [textOf(purchase), receiptOf(purchase)].filter(Boolean).join(' '),
})
