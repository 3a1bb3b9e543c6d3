import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import type { UnpaidInvoice } from '../../api/invoices.ts'
import type { Order } from '../../api/orders.ts'
import { payParams, promisedOf, unpaidBannerOf } from '../../domain/orders/unpaid-banner-rules.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { AppButtonLink, ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { Icon } from '../../ui/page/icon.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import styles from './unpaid-banner.module.css'

type InvoiceProps = { invoice: UnpaidInvoice; user: User }

function Invoice({ invoice: { invoiceNumber, transactionDate, balance }, user }: InvoiceProps) {
  const { t } = useLingui()
  return (
    <>
      <AppLink
        to="/$lang/researcher/invoices/pay/$invoiceNumbers"
        params={payParams([{ invoiceNumber }])}
        aria-label={t`Pay invoice ${invoiceNumber}`}
      >
        {invoiceNumber}
      </AppLink>
      <span>{formatDate(parseInstant(transactionDate))}</span>
      <span className={styles.amount}>{formatMoney(balance, user.currency)}</span>
    </>
  )
}

function InvoiceList({ invoices, user }: { invoices: readonly UnpaidInvoice[]; user: User }) {
  return (
    <details className={styles.fold}>
      <summary>
        <span className={styles.whenClosed}>
          <Trans>Show the invoices</Trans>
        </span>
        <span className={styles.whenOpen}>
          <Trans>Hide the invoices</Trans>
        </span>
        <Icon name="chevron-down" size={12} />
      </summary>
      <ul className={styles.invoices}>
        {invoices.map((invoice) => (
          <li key={invoice.invoiceNumber} className={styles.invoice}>
            <Invoice invoice={invoice} user={user} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** One is named in the line, a few are folded, more are counted. */
function Invoices({ named, user }: { named: readonly UnpaidInvoice[]; user: User }) {
  const [first, ...others] = named
  if (!first) {
    return (
      <AppLink to="/$lang/researcher/invoices/{-$status}" params={{ status: 'unpaid' }}>
        <Trans>See your unpaid invoices</Trans>
      </AppLink>
    )
  }
  if (others.length === 0) return <Invoice invoice={first} user={user} />
  return <InvoiceList invoices={named} user={user} />
}

type Props = {
  user: User
  /** Something else is the next step. */
  isQuiet?: boolean
  /** Those that the page shows, with the payments that are on their way. */
  orders?: readonly Order[]
}

export function UnpaidBanner({ user, isQuiet, orders = [] }: Props) {
  const banner = unpaidBannerOf(user)
  if (!banner) return null
  const { count, invoices, named } = banner
  const total = formatMoney(banner.total, user.currency)
  const promised = promisedOf(invoices, orders)
  return (
    <Notice
      title={<Plural value={count} one="# unpaid invoice" other="# unpaid invoices" />}
      action={
        promised?.boletoUrl ? (
          <ButtonAnchor href={addressIn(promised.boletoUrl)} variant={isQuiet ? 'quiet' : 'filled'}>
            <Trans>Show boleto</Trans>
          </ButtonAnchor>
        ) : (
          <AppButtonLink
            to="/$lang/researcher/invoices/pay/$invoiceNumbers"
            params={payParams(invoices)}
            variant={isQuiet || promised ? 'quiet' : 'filled'}
          >
            <Trans>Pay {total}</Trans>
          </AppButtonLink>
        )
      }
    >
      <div className={styles.facts}>
        {count === 1 ? null : (
          <span className={styles.total}>
            <Trans>Total {total}</Trans>
          </span>
        )}
        <Invoices named={named} user={user} />
      </div>
    </Notice>
  )
}
