import { useLingui } from '@lingui/react/macro'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatList } from '../../../i18n/format-list.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Announcement } from '../../../ui/page/announced.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { discountLabel } from './explained/discount-labels.ts'
import type { SumChange } from './sum-changes.ts'

function useChangeText() {
  const { t, i18n } = useLingui()
  return (change: SumChange): string => {
    if ('service' in change) {
      const { identity, name: englishName } = change.service
      const name = serviceName(identity, englishName, (message) => i18n._(message))
      if ('quantity' in change) {
        const quantity = i18n.number(change.quantity)
        return t`Quantity of ${name} set to ${quantity}`
      }
      return change.kind === 'service-added' ? t`${name} added` : t`${name} removed`
    }
    if ('discount' in change) {
      const name = discountLabel(change.discount, (message) => i18n._(message))
      return change.kind === 'discount-added' ? t`${name} applied` : t`${name} removed`
    }
    switch (change.kind) {
      case 'tier':
        if (change.tier === 'rush') return t`Rush delivery added`
        if (change.tier === 'express') return t`Express delivery added`
        return change.tier === 'standard' ? t`Standard delivery chosen` : String(change.tier)
      case 'voucher-added':
        return t`Voucher applied`
      case 'voucher-removed':
        return t`Voucher removed`
      case 'word-count': {
        const words = i18n.number(change.wordCount)
        return t`Word count changed to ${words}`
      }
      case 'currency': {
        const code = change.currency.isoCode
        return t`Currency changed to ${code}`
      }
    }
  }
}

export function SumAnnouncement({ changes }: { changes: readonly SumChange[] | undefined }) {
  const { t, i18n } = useLingui()
  const textOf = useChangeText()
  const { currency, totalPrice } = useOrderForm().orderForm
  const total = formatMoney(totalPrice, currency)
  const text = () => {
    if (!changes) return undefined
    const reasons = formatList(changes.map(textOf), { language: i18n.locale })
    return reasons === '' ? t`Total now ${total}` : t`${reasons}: total now ${total}`
  }
  return <Announcement text={text()} />
}
