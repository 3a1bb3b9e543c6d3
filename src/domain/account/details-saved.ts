import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { User } from '../../api/account.ts'
import type { Message } from '../../ui/messages/message-queue.ts'
import { currencyLabel } from '../money/currency-label.ts'

const key = 'save-currency-success'

export const detailsSaved: Message = {
  key,
  kind: 'success',
  text: () => t`Your details have been saved.`,
}

export const currencySaved = (currency: User['currency']): Message => ({
  key,
  kind: 'success',
  text: () => {
    const name = currencyLabel(currency, i18n.locale)
    return t`Your currency is now ${name}.`
  },
})
