import { Trans } from '@lingui/react/macro'
import type { User } from '../../../api/account.ts'
import { fromDollars } from '../../../domain/money/from-dollars.ts'
import { prepaidBalance } from '../../../domain/money/prepaid-balance.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from './prepay-widget.module.css'

export function PrepayWidget({ user }: { user: User }) {
  const { currency, prepayments } = user
  const left = formatMoney(fromDollars(prepaidBalance(prepayments), currency), currency)
  return (
    <Section card title={<Trans>PrePay balance</Trans>}>
      <p className={styles.amount}>{left}</p>
      <p>
        <Trans>Use it to pay for your next order.</Trans>
      </p>
      <AppLink to="/$lang/researcher/prepay">
        <Trans>See your prepayments</Trans>
      </AppLink>
    </Section>
  )
}
