import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import type { User } from '../../api/account.ts'
import { digitalName } from '../../domain/digital-purchases/digital-names.ts'
import { fromDollars } from '../../domain/money/from-dollars.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import type { Ending } from './endings.ts'

/** What it is, with what it is worth. `currency` is the person's. */
export function endingTitle(ending: Ending, { currency }: Pick<User, 'currency'>): string {
  switch (ending.kind) {
    case 'code': {
      const { code, discount } = ending.benefit
      const { displayableAmount: worth } = discount
      return t`${worth} off with promo code ${code}`
    }
    case 'credit': {
      const amount = formatMoney(fromDollars(ending.credit.balance, currency), currency)
      return t`Credit of ${amount}`
    }
    case 'purchase': {
      const { numberOfUsesRemaining: uses } = ending.purchase
      const name = digitalName(ending.purchase)
      return uses === null
        ? name
        : plural(uses, { one: '# translation left to use', other: '# translations left to use' })
    }
    case 'quote': {
      const { totalPrice, currency: quoted } = ending.quote
      const amount = formatMoney(totalPrice, quoted)
      return t`Price quote for ${amount}`
    }
    case 'fapiao': {
      const { invoiceNumber } = ending
      return t`Last day to change the fapiao for ${invoiceNumber}`
    }
  }
}

type Way = { to: string; label: MessageDescriptor }

const ways = {
  order: { to: '/$lang/researcher/submit/new', label: msg`Use it for a new order` },
  invoices: { to: '/$lang/researcher/invoices/{-$status}', label: msg`See your invoices` },
  quote: { to: '/$lang/researcher/submit/resume', label: msg`Turn it into an order` },
  editing: { to: '/$lang/researcher/digital-editing/{-$status}', label: msg`Edit a manuscript` },
  translation: {
    to: '/$lang/researcher/digital-translations/{-$status}',
    label: msg`Translate a manuscript`,
  },
} as const satisfies Record<string, Way>

/** Where it can be used before it ends. */
export function wayToUse(ending: Ending): (typeof ways)[keyof typeof ways] {
  switch (ending.kind) {
    case 'code':
      return ways.order
    case 'purchase':
      return ending.purchase.type === 'editing' ? ways.editing : ways.translation
    case 'quote':
      return ways.quote
    case 'credit':
    case 'fapiao':
      return ways.invoices
  }
}
