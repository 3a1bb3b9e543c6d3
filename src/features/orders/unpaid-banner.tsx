import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import type { UnpaidInvoice } from '../../api/invoices.ts'
import { payParams, unpaidBannerOf } from '../../domain/orders/unpaid-banner-rules.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { AppButtonLink, ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { Icon } from '../../ui/page/icon.tsx'
import { MetaLine } from '../../ui/page/meta-line.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { ShownDate } from '../../ui/page/shown-date.tsx'
import { PartOfPage } from '../../ui/states/part-of-page.tsx'
import styles from './unpaid-banner.module.css'

type InvoiceProps = { invoice: UnpaidInvoice; user: User }

function Invoice({ invoice, user }: InvoiceProps) {
  const { t } = useLingui()
  const { invoiceNumber, transactionDate, balance, pendingPayment } = invoice
  return (
    <>
      {pendingPayment ? (
        <span>{invoiceNumber}</span>
      ) : (
        <AppLink
          to="/$lang/researcher/invoices/pay/$invoiceNumbers"
          params={payParams([invoice])}
          aria-label={t`Pay invoice ${invoiceNumber}`}
        >
          {invoiceNumber}
        </AppLink>
      )}
      <ShownDate at={transactionDate} />
      <span className={styles.amount}>
        <Amount isOnItsWay={pendingPayment !== null}>{formatMoney(balance, user.currency)}</Amount>
      </span>
    </>
  )
}

function Amount({ isOnItsWay, children: amount }: { isOnItsWay: boolean; children: string }) {
  return isOnItsWay ? <Trans>{amount} not received yet</Trans> : amount
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

function Invoices({ named, user }: { named: readonly UnpaidInvoice[]; user: User }) {
  const [first, ...others] = named
  if (!first) return <ToUnpaidInvoices />
  if (others.length === 0) return <Invoice invoice={first} user={user} />
  return <InvoiceList invoices={named} user={user} />
}

type Banner = NonNullable<ReturnType<typeof unpaidBannerOf>>

function NextStep({ banner, total, isQuiet }: { banner: Banner; total: string; isQuiet: boolean }) {
  const { due, boletoUrl, named } = banner
  if (boletoUrl !== undefined) {
    return (
      <ButtonAnchor href={addressIn(boletoUrl)} variant={isQuiet ? 'quiet' : 'filled'}>
        <Trans>Show boleto</Trans>
      </ButtonAnchor>
    )
  }
  if (due.length > 0) {
    return (
      <AppButtonLink
        to="/$lang/researcher/invoices/pay/$invoiceNumbers"
        params={payParams(due)}
        variant={isQuiet ? 'quiet' : 'filled'}
      >
        <Trans>Pay {total}</Trans>
      </AppButtonLink>
    )
  }
  return named.length > 0 ? <ToUnpaidInvoices /> : null
}

const ToUnpaidInvoices = () => (
  <AppLink to="/$lang/researcher/invoices/{-$status}" params={{ status: 'unpaid' }}>
    <Trans>See your unpaid invoices</Trans>
  </AppLink>
)

type Props = {
  user: User
  isQuiet?: boolean
}

function InvoicesDue({ user, isQuiet = false }: Props) {
  const banner = unpaidBannerOf(user)
  if (!banner) return null
  const { count, due, named } = banner
  const total = formatMoney(banner.total, user.currency)
  const hasTotal = count > 1 && due.length > 0
  const hasOnItsWay = count > 1 && banner.onItsWay > 0
  const sum = hasOnItsWay ? <Trans>{total} to pay</Trans> : <Trans>Total {total}</Trans>
  return (
    <Notice
      tone={due.length > 0 ? 'amber' : 'plain'}
      title={<Plural value={count} one="# unpaid invoice" other="# unpaid invoices" />}
      action={<NextStep banner={banner} total={total} isQuiet={isQuiet} />}
    >
      <div className={styles.facts}>
        {hasTotal || hasOnItsWay ? (
          <span className={styles.total}>
            <MetaLine>
              {hasTotal ? sum : null}
              {hasOnItsWay ? (
                <Amount isOnItsWay>{formatMoney(banner.onItsWay, user.currency)}</Amount>
              ) : null}
            </MetaLine>
          </span>
        ) : null}
        <Invoices named={named} user={user} />
      </div>
    </Notice>
  )
}

export function UnpaidBanner(props: Props) {
  return (
    <PartOfPage resetKey={props.user}>
      <InvoicesDue {...props} />
    </PartOfPage>
  )
}
