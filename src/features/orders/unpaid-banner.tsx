import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import styles from './unpaid-banner.module.css'
import { payParams, unpaidBannerOf } from './unpaid-banner-rules.ts'

export function UnpaidBanner({ user }: { user: User }) {
  const { t } = useLingui()
  const banner = unpaidBannerOf(user)
  if (!banner) return null
  const { count, named } = banner
  const total = formatMoney(banner.total, user.currency)
  return (
    <Notice
      stacked={named.length > 0}
      title={<Plural value={count} one="# unpaid invoice" other="# unpaid invoices" />}
      action={
        <span className={styles.actions}>
          {named.length > 1 ? (
            <AppLink to="/$lang/researcher/invoices/pay/$invoiceNumbers" params={payParams(named)}>
              <Trans>Pay all</Trans>
            </AppLink>
          ) : null}
          <AppLink to="/$lang/researcher/invoices/{-$status}" params={{ status: 'unpaid' }}>
            {named.length > 0 ? (
              <Trans>See your unpaid invoices</Trans>
            ) : (
              <Trans>See and pay your unpaid invoices</Trans>
            )}
          </AppLink>
        </span>
      }
    >
      {named.length > 0 ? (
        <ul className={styles.invoices}>
          {named.map(({ invoiceNumber, transactionDate, balance }) => (
            <li key={invoiceNumber} className={styles.invoice}>
              <AppLink
                to="/$lang/researcher/invoices/pay/$invoiceNumbers"
                params={payParams([{ invoiceNumber }])}
                aria-label={t`Pay invoice ${invoiceNumber}`}
              >
                {invoiceNumber}
              </AppLink>
              <span>{formatDate(parseInstant(transactionDate))}</span>
              <span className={styles.amount}>{formatMoney(balance, user.currency)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {named.length === 1 ? null : (
        <p className={named.length > 0 ? styles.total : undefined}>
          <Trans>Total {total}</Trans>
        </p>
      )}
    </Notice>
  )
}
