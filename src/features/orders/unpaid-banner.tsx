import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { TextLink } from '../../ui/page/text-link.tsx'
import styles from './unpaid-banner.module.css'
import { payPath, unpaidBannerOf } from './unpaid-banner-rules.ts'

type Props = { user: User; language: SiteLanguage }

export function UnpaidBanner({ user, language }: Props) {
  const { t } = useLingui()
  const banner = unpaidBannerOf(user)
  if (!banner) return null
  const { count, named } = banner
  const total = formatMoney(banner.total, user.currency)
  const params = (_splat: string) => ({ lang: language, _splat })
  return (
    <Notice
      stacked={named.length > 0}
      title={<Plural value={count} one="# unpaid invoice" other="# unpaid invoices" />}
      action={
        <span className={styles.actions}>
          {named.length > 1 ? (
            <TextLink to="/$lang/$" params={params(payPath(named))}>
              <Trans>Pay all</Trans>
            </TextLink>
          ) : null}
          <TextLink to="/$lang/$" params={params('researcher/invoices/unpaid')}>
            {named.length > 0 ? (
              <Trans>See your unpaid invoices</Trans>
            ) : (
              <Trans>See and pay your unpaid invoices</Trans>
            )}
          </TextLink>
        </span>
      }
    >
      {named.length > 0 ? (
        <ul className={styles.invoices}>
          {named.map(({ invoiceNumber, transactionDate, balance }) => (
            <li key={invoiceNumber} className={styles.invoice}>
              <TextLink
                to="/$lang/$"
                params={params(payPath([{ invoiceNumber }]))}
                aria-label={t`Pay invoice ${invoiceNumber}`}
              >
                {invoiceNumber}
              </TextLink>
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
