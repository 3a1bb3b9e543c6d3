import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { User } from '../../../api/account.ts'
import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { currencyLabel } from '../../../domain/money/currency-label.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import type { Message } from '../../../ui/messages/message-queue.ts'

export const signedInMessage = ({ fullName }: Pick<User, 'fullName'>): Message => ({
  key: 'signed-in-to-pay',
  kind: 'success',
  text: () => t`Welcome, ${fullName}. You can now pay for your order.`,
})

/** Stays until it is dismissed, since the amount to pay is another one. */
export const currencyChangedMessage = ({
  currency,
  totalPrice,
}: Pick<OrderForm, 'currency' | 'totalPrice'>): Message => ({
  key: 'order-currency-changed',
  kind: 'warning',
  text: () => {
    const name = currencyLabel(currency, i18n.locale)
    const total = formatMoney(totalPrice, currency)
    return t`Your order is now in the currency of your account, ${name}. The total is ${total}.`
  },
})
