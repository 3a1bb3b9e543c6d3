import { Trans } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import { fromDollars } from '../../domain/money/from-dollars.ts'
import { prepaidBalance } from '../../domain/money/prepaid-balance.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { Section } from '../../ui/page/section.tsx'
import { TextLink } from '../../ui/page/text-link.tsx'
import styles from './prepay-widget.module.css'

type Props = { user: User; language: SiteLanguage }

export function PrepayWidget({ user, language }: Props) {
  const { currency, prepayments } = user
  const left = formatMoney(fromDollars(prepaidBalance(prepayments), currency), currency)
  return (
    <Section card title={<Trans>PrePay balance</Trans>}>
      <p className={styles.amount}>{left}</p>
      <p>
        <Trans>Use it to pay for your next order.</Trans>
      </p>
      <TextLink to="/$lang/researcher/prepay" params={{ lang: language }}>
        <Trans>See your prepayments</Trans>
      </TextLink>
    </Section>
  )
}
